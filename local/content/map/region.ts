/**
 * Reads the part of an export that a map needs: lines, areas and points near the suite, with their coordinates. Tells by its tags what an
 * object is on the map: a street, a river, an area, or nothing.
 */
import { type Box, type Line, type Position, joinLines } from "./lines";
import type { Tags, OsmElement, ReadElements } from "./read-osm";

/** Width of a street by its class, in units of the drawing. */
const streetWidths: Readonly<Record<string, number>> = {
  motorway: 11,
  trunk: 11,
  primary: 9,
  secondary: 8,
  tertiary: 6,
  unclassified: 4,
  residential: 4,
  living_street: 4,
  pedestrian: 4,
  footway: 2,
  path: 2,
  steps: 2,
};
const riverWidths: Readonly<Record<string, number>> = { river: 9, canal: 7, stream: 3 };

const isCovered = (tags: Tags) => (tags["tunnel"] ?? "no") !== "no" || tags["covered"] === "yes";
const isArea = (tags: Tags) => tags["area"] === "yes" || tags["type"] === "multipolygon";

/** Width of a street; undefined for lines that are not drawn as streets. */
export const streetWidth = (tags: Tags): number | undefined => {
  if (isCovered(tags) || isArea(tags)) return undefined;
  if (tags["man_made"] === "pier") return streetWidths["pedestrian"];
  // A pavement or a crossing. Its street is drawn.
  if (["sidewalk", "crossing"].includes(tags["footway"] ?? "")) return undefined;
  return streetWidths[(tags["highway"] ?? "").replace(/_link$/, "")];
};

const greens: readonly (readonly [string, readonly string[]])[] = [
  ["leisure", ["park", "garden", "nature_reserve", "golf_course"]],
  ["landuse", ["forest", "cemetery", "recreation_ground", "village_green", "grass", "orchard"]],
  ["natural", ["wood", "scrub"]],
];

/** The kind of an area on the map: “sea” is any water. Undefined if the area is not drawn. */
export const areaKind = (tags: Tags): "sea" | "park" | "square" | undefined => {
  if (isCovered(tags)) return undefined;
  if (tags["natural"] === "water" || tags["waterway"] === "riverbank" || tags["waterway"] === "dock") return "sea";
  if (tags["place"] === "square" || (tags["highway"] === "pedestrian" && isArea(tags))) return "square";
  return greens.some(([key, values]) => values.includes(tags[key] ?? "")) ? "park" : undefined;
};

/** Width of a river that is drawn as a line; undefined for other lines. */
export const riverWidth = (tags: Tags): number | undefined =>
  isCovered(tags) ? undefined : riverWidths[tags["waterway"] ?? ""];

type Way = Extract<OsmElement, { type: "way" }>;
type Relation = Extract<OsmElement, { type: "relation" }>;

export interface Region {
  /** All wanted ways that may cross the box: streets, rivers, coast. Closed ways are also among the areas. */
  readonly lines: readonly { readonly tags: Tags; readonly points: Line }[];
  /** Closed ways and relations, as rings; holes are separate. A ring stays open if its rest is not in the export. */
  readonly areas: readonly { readonly tags: Tags; readonly outer: readonly Line[]; readonly inner: readonly Line[] }[];
  /** Nodes in the box with one of the tags in `keys`. */
  readonly points: readonly { readonly tags: Tags; readonly at: Position }[];
}

/** Only elements with at least one of these tags belong to the region. */
const keys = [
  "highway",
  "natural",
  "leisure",
  "landuse",
  "place",
  "waterway",
  "man_made",
  "amenity",
  "shop",
  "tourism",
  "historic",
];
const isWanted = (tags: Tags): boolean => keys.some((key) => key in tags);

const isAreaRelation = ({ tags }: Relation) => tags["type"] === "multipolygon" && isWanted(tags);

const isClosed = ({ refs }: Way): boolean => refs.length > 3 && refs[0] === refs.at(-1);

/**
 * Ways are read if they have a node in a larger square around the box, because a way can cross the box without a node in it.
 * This is the width of that square, as a multiple of the box's width.
 */
const searchWidth = 3;

const within = ([x, y]: Position, [west, north, east, south]: Box, margin = 0): boolean =>
  x > west - margin && x < east + margin && y > north - margin && y < south + margin;

/** Whether a part of a line may lie in the box. */
const mayCross = (line: Line, [west, north, east, south]: Box): boolean => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return xs.some((x) => x > west) && xs.some((x) => x < east) && ys.some((y) => y > north) && ys.some((y) => y < south);
};

/**
 * Reads the export three times, so that few elements are in memory at once: first the nodes in and around the box and the
 * relations that are areas, then the ways that contain those nodes or belong to those relations, then all nodes of these
 * ways, because a long street also needs its distant nodes. Returns the elements that may have a part in the box.
 */
export const readRegion = async (
  read: ReadElements,
  project: (at: { readonly latitude: number; readonly longitude: number }) => Position,
  box: Box,
): Promise<Region> => {
  const margin = ((box[2] - box[0]) * (searchWidth - 1)) / 2;
  const near = new Set<number>();
  const points: { tags: Tags; at: Position }[] = [];
  const relations: Relation[] = [];
  for await (const element of read("node", "relation")) {
    if (element.type === "relation" && isAreaRelation(element)) relations.push(element);
    if (element.type !== "node") continue;
    const at = project({ latitude: element.lat, longitude: element.lon });
    if (!within(at, box, margin)) continue;
    near.add(element.id);
    if (isWanted(element.tags) && within(at, box)) points.push({ tags: element.tags, at });
  }
  const members = new Set(
    relations.flatMap((relation) => relation.members.flatMap(({ type, ref }) => (type === "way" ? [ref] : []))),
  );
  const ways = new Map<number, Way>();
  const touching = new Set<number>();
  for await (const element of read("way")) {
    if (element.type !== "way") continue;
    const touches = element.refs.some((ref) => near.has(ref));
    if (touches) touching.add(element.id);
    if (members.has(element.id) || (touches && isWanted(element.tags))) ways.set(element.id, element);
  }
  const nearRelations = relations.filter((relation) =>
    relation.members.some(({ type, ref }) => type === "way" && touching.has(ref)),
  );
  const nearMembers = new Set(nearRelations.flatMap((relation) => relation.members.map(({ ref }) => ref)));
  const kept = [...ways.values()].filter(({ id }) => touching.has(id) || nearMembers.has(id));
  const needed = new Set(kept.flatMap(({ refs }) => refs));
  const positions = new Map<number, Position>();
  for await (const element of read("node")) {
    if (element.type !== "node" || !needed.has(element.id)) continue;
    positions.set(element.id, project({ latitude: element.lat, longitude: element.lon }));
  }
  // A way that is cut off by the export refers to nodes that are missing. They are left out.
  const lineOf = ({ refs }: Way): Line => refs.map((ref) => positions.get(ref)).filter((at) => at !== undefined);
  const tagged = kept.filter((way) => touching.has(way.id) && isWanted(way.tags) && mayCross(lineOf(way), box));
  const isNearArea = ({ outer }: { readonly outer: readonly Line[] }) => outer.some((ring) => mayCross(ring, box));
  const ringsOf = (relation: Relation, isInner: boolean): Line[] =>
    joinLines(
      relation.members.flatMap(({ type, ref, role }) => {
        const way = type === "way" && (role === "inner") === isInner ? ways.get(ref) : undefined;
        return way === undefined ? [] : [lineOf(way)];
      }),
    );
  return {
    lines: tagged.map((way) => ({ tags: way.tags, points: lineOf(way) })),
    areas: [
      ...tagged.filter(isClosed).map((way) => ({ tags: way.tags, outer: [lineOf(way)], inner: [] })),
      ...nearRelations
        .map((relation) => ({
          tags: relation.tags,
          outer: ringsOf(relation, false),
          inner: ringsOf(relation, true),
        }))
        .filter(isNearArea),
    ],
    points,
  };
};

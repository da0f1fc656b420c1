/** Names for the map, the most important first: more than fit. The drawing leaves out what would cover something else. Pure. */
import { areaKind, riverWidth, streetWidth } from "./ground";
import { type Line, areaOf, centreOf, clippedLine, clippedRing, holds, isRing, joinLines, simplified } from "./lines";
import type { Tags } from "./read-osm";
import type { Position, Region } from "./region";

interface Label {
  readonly of: "street" | "water";
  readonly at: Position;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly text: { readonly en: string; readonly el: string };
}

/** How many names are written down at most. */
const mostStreets = 12;
const mostPlaces = 4;
const mostAreas = 12;
/** Smaller areas stay without a name, in square units. */
const leastNamedArea = 1200;

/** The names of a thing in both languages; one that lacks a language is shown by the name it has. */
export const namesOf = (tags: Tags): { readonly en: string; readonly el: string } | undefined => {
  const en = tags["name:en"] ?? tags["int_name"] ?? tags["name"] ?? tags["name:el"];
  const el = tags["name:el"] ?? tags["name"] ?? en;
  return en === undefined || el === undefined ? undefined : { en, el };
};

const lengthOf = (line: Line): number =>
  line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)), 0);

/** How far letters may stand from the street they name, in units. */
const astray = 4;

/** The parts of a line that are straight enough for words along them. */
const straightParts = (line: Line) =>
  simplified(line, astray).flatMap((from, index, all) => {
    const to = all[index + 1];
    if (to === undefined) return [];
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    // Read from the left, whichever way the street was drawn.
    return [
      { from, to, angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle, length: lengthOf([from, to]) },
    ];
  });

/** Where a name may stand: in the middle of a part, and on a long one also to both sides, where the middle is taken. */
const fractions = [0.5, 0.25, 0.75];

/** The foot of letters whose middle is to be on the line. */
const onto = ([x, y]: Position, angle: number): Position => {
  const radians = (angle * Math.PI) / 180;
  return [x - 5 * Math.sin(radians), y + 5 * Math.cos(radians)];
};

/** Streets, and rivers that are drawn as lines. */
const streetLabels = (region: Region): Label[] => {
  const named = new Map<string, { tags: Tags; width: number; lines: Line[] }>();
  for (const { tags, points } of region.lines) {
    const [width, names] = [streetWidth(tags) ?? riverWidth(tags), namesOf(tags)];
    if (width === undefined || width < 4 || names === undefined) continue;
    const before = named.get(names.el);
    named.set(names.el, {
      tags,
      width: Math.max(width, before?.width ?? 0),
      lines: [...(before?.lines ?? []), points],
    });
  }
  return [...named.values()]
    .map(({ tags, width, lines }) => {
      const drawn = joinLines(lines).flatMap((line) => clippedLine(line));
      return {
        tags,
        weight: width * drawn.reduce((sum, line) => sum + lengthOf(line), 0),
        parts: drawn.flatMap(straightParts),
      };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostStreets)
    .flatMap(({ tags, parts }) => {
      const text = namesOf(tags);
      if (text === undefined) return [];
      const room = Math.max(text.en.length, text.el.length) * 8;
      return parts
        .flatMap(({ from, to, angle, length }) =>
          fractions
            .filter((fraction) => length * Math.min(fraction, 1 - fraction) * 2 > room)
            .map((fraction) => ({
              length,
              label: {
                of: "waterway" in tags ? ("water" as const) : ("street" as const),
                at: onto([from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction], angle),
                angle: Math.round(angle * 10) / 10,
                text,
              },
            })),
        )
        .sort((a, b) => b.length - a.length)
        .slice(0, mostPlaces)
        .map(({ label }) => label);
    });
};

const areaLabels = (region: Region): Label[] =>
  region.areas
    .flatMap(({ tags, outer }) => {
      const [kind, text] = [areaKind(tags), namesOf(tags)];
      const [ring] = outer
        .filter(isRing)
        .map(clippedRing)
        .sort((a, b) => areaOf(b) - areaOf(a));
      if (kind === undefined || text === undefined || ring === undefined || ring.length < 4) return [];
      // In a winding shape the middle lies outside: a word there would name something else.
      const at = centreOf(ring);
      if (!holds(ring, at)) return [];
      return [
        {
          area: areaOf(ring),
          label: { of: kind === "sea" ? "water" : "street", at, angle: 0, text } satisfies Label,
        },
      ];
    })
    .filter(({ area }) => area > leastNamedArea)
    .sort((a, b) => b.area - a.area)
    .slice(0, mostAreas)
    .map(({ label }) => label);

/** How far to the north a name of the sea may move, in units, where something covers it. */
const moves = [0, 70, 140, 210];

/** Seas and bays are points on OpenStreetMap, or areas far larger than the map. Their names stay on water. */
const seaLabels = (region: Region, sea: readonly Line[][]): Label[] => {
  const isSea = (at: Position) =>
    sea.some(
      ([outline, ...holes]) => outline !== undefined && holds(outline, at) && !holes.some((hole) => holds(hole, at)),
    );
  return region.points.flatMap(({ tags, at: [x, y] }) => {
    const text = namesOf(tags);
    if (text === undefined || (tags["place"] !== "sea" && !["bay", "strait"].includes(tags["natural"] ?? "")))
      return [];
    const half = Math.max(text.en.length, text.el.length) * 8;
    return moves
      .map((move): Position => [x, y - move])
      .filter(([middle, foot]) => [-half, 0, half].every((along) => isSea([middle + along, foot])))
      .map((at) => ({ of: "water", at, angle: 0, text }) satisfies Label);
  });
};

/** `sea` is its outlines with their islands. */
export const labelsOf = (region: Region, sea: readonly Line[][]): Label[] => [
  ...seaLabels(region, sea),
  ...areaLabels(region),
  ...streetLabels(region),
];

/** What an object of OpenStreetMap is on the map, by its tags: a street, a river, an area, or nothing. Pure functions. */
import type { Tags } from "./read-osm";

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

/** The kind of an area on the map; undefined if it is not drawn. */
export const areaKind = (tags: Tags): "sea" | "park" | "square" | undefined => {
  if (isCovered(tags)) return undefined;
  if (tags["natural"] === "water" || tags["waterway"] === "riverbank" || tags["waterway"] === "dock") return "sea";
  if (tags["place"] === "square" || (tags["highway"] === "pedestrian" && isArea(tags))) return "square";
  return greens.some(([key, values]) => values.includes(tags[key] ?? "")) ? "park" : undefined;
};

/** Width of a river that is drawn as a line; undefined for other lines. */
export const riverWidth = (tags: Tags): number | undefined =>
  isCovered(tags) ? undefined : riverWidths[tags["waterway"] ?? ""];

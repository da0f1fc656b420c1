/**
 * Converts an OpenStreetMap export to `content/map.geojson`: chooses features and widths, and limits the file to 60 KB.
 * Pure functions.
 */
import type { CityGround } from "../../../gatsby/content/schema/optional-files";
import { side } from "../../../gatsby/location/drawing";
import { type Coordinates, type MapFrame, unproject } from "../../../src/lib/geo/coordinates";
import { areaKind, riverWidth, streetWidth, type Region } from "./region";
import { labelsOf } from "./labels";
import {
  type Line,
  type Position,
  areaOf,
  clippedLine,
  clippedRing,
  isRing,
  joinLines,
  polygonsOf,
  seaOf,
  simplified,
} from "./lines";
import type { Tags } from "./read-osm";

/** The size limit of the file, in bytes: the map that is drawn from it is part of the home page. */
export const maxBytes = 60_000;

/** Smaller areas are left out. In square units of the drawing. */
const minArea = 120;

/**
 * Closes the outline of an area that is only partly in the export: with a straight line between its ends, if that line
 * stays outside the drawing. Otherwise the shape of the area is unknown, and the area is left out.
 */
const closed = (ring: Line): Line => {
  const [first, last] = [ring[0], ring.at(-1)];
  if (isRing(ring) || first === undefined || last === undefined) return ring;
  return clippedLine([last, first]).length === 0 ? [...ring, first] : [];
};

const areasOf = (region: Region, kind: "sea" | "park" | "square", tolerance: number): Line[][] => {
  const rings = (lines: readonly Line[]) =>
    lines
      .map((line) => simplified(clippedRing(closed(line)), tolerance))
      .filter((ring) => ring.length > 3 && areaOf(ring) >= minArea);
  return region.areas
    .filter(({ tags }) => areaKind(tags) === kind)
    .flatMap(({ outer, inner }) => polygonsOf(rings(outer), rings(inner)));
};

type Feature = CityGround["features"][number];

/** Joins lines of the same width where they meet, so that each street is written and simplified as one line. */
const linesByWidth = (
  region: Region,
  widthOf: (tags: Tags) => number | undefined,
  minWidth: number,
  tolerance: number,
) => {
  const widths = new Map<number, Line[]>();
  for (const { tags, points } of region.lines) {
    const width = widthOf(tags);
    if (width !== undefined && width >= minWidth) widths.set(width, [...(widths.get(width) ?? []), points]);
  }
  return [...widths]
    .sort(([a], [b]) => a - b)
    .map(([width, lines]) => ({
      width,
      lines: joinLines(lines)
        .flatMap((line) => clippedLine(line))
        .map((line) => simplified(line, tolerance)),
    }))
    .filter(({ lines }) => lines.length > 0);
};

/**
 * Settings, from the most to the least detailed drawing: the tolerance for simplified lines, and the width of the narrowest streets
 * that are drawn, both in units of the drawing.
 */
const attempts = [
  { tolerance: 0.7, minStreetWidth: 2 },
  { tolerance: 1.2, minStreetWidth: 2 },
  { tolerance: 2, minStreetWidth: 2 },
  { tolerance: 1.2, minStreetWidth: 4 },
  { tolerance: 2, minStreetWidth: 4 },
  { tolerance: 3, minStreetWidth: 4 },
  { tolerance: 2, minStreetWidth: 6 },
  { tolerance: 4, minStreetWidth: 6 },
];

/** Rounds degrees to five decimals, which is about one metre. */
const rounded = (value: number) => Number(value.toFixed(5));

/** One feature per line, so that changes of the map are readable in the git history. */
const textOf = (ground: CityGround): string => {
  const { features, ...head } = ground;
  const lines = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `{\n${lines.join("")}  "features": [\n${features.map((feature) => `    ${JSON.stringify(feature)}`).join(",\n")}\n  ]\n}\n`;
};

interface DrawnMap {
  readonly ground: CityGround;
  readonly text: string;
  /** The width of the narrowest streets that are drawn, in units of the drawing. */
  readonly minStreetWidth: number;
}

/** The most detailed map that fits into `maxBytes`; undefined if none does. */
export const mapOf = (region: Region, frame: MapFrame): DrawnMap | undefined => {
  const toDegrees = ([x, y]: Position): number[] => {
    const { longitude, latitude } = unproject(frame, side, { x, y });
    return [rounded(longitude), rounded(latitude)];
  };
  const lineToDegrees = (line: Line) => line.map(toDegrees);
  const coast = joinLines(
    region.lines.filter(({ tags }) => tags["natural"] === "coastline").map(({ points }) => points),
    { directed: true },
  );
  const sea = seaOf(coast);
  const labels = labelsOf(region, sea).map((label): Feature => ({
    type: "Feature",
    properties: { kind: "label", of: label.of, angle: label.angle, text: label.text },
    geometry: { type: "Point", coordinates: toDegrees(label.at) },
  }));
  for (const { tolerance, minStreetWidth } of attempts) {
    const shore = coast.flatMap((line) => clippedLine(line)).map((line) => simplified(line, tolerance));
    const simplifiedSea = sea.map((rings) => rings.map((ring) => simplified(ring, tolerance)));
    const areas = (["park", "sea", "square"] as const).map((kind) => ({
      kind,
      polygons: [...(kind === "sea" ? simplifiedSea : []), ...areasOf(region, kind, tolerance)],
    }));
    const lineFeatures = (kind: "street" | "river", widthOf: (tags: Tags) => number | undefined, minWidth: number) =>
      linesByWidth(region, widthOf, minWidth, tolerance).map(({ width, lines }): Feature => ({
        type: "Feature",
        properties: { kind, width },
        geometry: { type: "MultiLineString", coordinates: lines.map(lineToDegrees) },
      }));
    const features: Feature[] = [
      ...areas
        .filter(({ polygons }) => polygons.length > 0)
        .map(({ kind, polygons }): Feature => ({
          type: "Feature",
          properties: { kind },
          geometry: { type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map(lineToDegrees)) },
        })),
      ...(shore.length === 0
        ? []
        : [
            {
              type: "Feature" as const,
              properties: { kind: "shore" as const },
              geometry: { type: "MultiLineString" as const, coordinates: shore.map(lineToDegrees) },
            },
          ]),
      ...lineFeatures("river", riverWidth, 0),
      ...lineFeatures("street", streetWidth, minStreetWidth),
      ...labels,
    ];
    const ground: CityGround = { type: "FeatureCollection", source: "OpenStreetMap", frame, features };
    const text = textOf(ground);
    if (Buffer.byteLength(text) <= maxBytes) return { ground, text, minStreetWidth };
  }
  return undefined;
};

/** The square with the suite in its centre. */
export const frameAround = (suite: Coordinates, metres: number): MapFrame => {
  const { longitude, latitude } = suite;
  const { latitude: north } = unproject({ west: longitude, north: latitude, metres }, 1, { x: 0, y: -0.5 });
  const { longitude: west } = unproject({ west: longitude, north, metres }, 1, { x: -0.5, y: 0 });
  return { west: rounded(west), north: rounded(north), metres };
};

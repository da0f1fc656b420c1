/** The drawn map as SVG path data, 1000 units wide and high. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { type Point, project } from "../../src/lib/geo/projection";
import type { CityGround } from "../content/schema/map";

/** Width and height of the drawing, in units. */
export const side = 1000;

/** Length of the scale bar, in metres. */
const scaleBarMetres = 200;

type Position = readonly number[];
type Geometry = CityGround["features"][number]["geometry"];

const linesOf = (geometry: Geometry): Position[][] => {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
};

const ringsOf = (geometry: Geometry): Position[][] => {
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
};

const path = (points: readonly Point[], closed = false): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("") +
  (closed ? "Z" : "");

/** A copy of a line, moved by `metres` in the direction `bearing`, in degrees clockwise from north. */
const shifted = (points: readonly Point[], metres: number, bearing: number, unitsPerMetre: number): Point[] => {
  const angle = (bearing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle) * metres * unitsPerMetre, -Math.cos(angle) * metres * unitsPerMetre];
  return points.map(({ x, y }) => ({ x: x + east, y: y + south }));
};

/** The parts of the drawing that do not depend on the places: streets by width, water, parks, labels, scale. */
export const drawGround = (ground: CityGround, language: Language) => {
  const unitsPerMetre = side / ground.frame.metres;
  const at = ([longitude = 0, latitude = 0]: Position): Point => project(ground.frame, side, { latitude, longitude });
  const rings = (kind: "sea" | "park" | "square"): string =>
    ground.features
      .flatMap(({ properties, geometry }) => (properties.kind === kind ? ringsOf(geometry) : []))
      .map((ring) => path(ring.map(at), true))
      .join("");
  const byWidth = (kind: "street" | "river") => {
    const drawn = new Map<number, string>();
    for (const { properties, geometry } of ground.features) {
      if (properties.kind !== kind) continue;
      const d = linesOf(geometry).map((points) => path(points.map(at)));
      drawn.set(properties.width, (drawn.get(properties.width) ?? "") + d.join(""));
    }
    return [...drawn].sort(([a], [b]) => a - b).map(([width, d]) => ({ width, d }));
  };
  const shore: string[] = [];
  const waves: string[] = [];
  const labels: { text: string; of: string; x: number; y: number; angle: number }[] = [];
  for (const { properties, geometry } of ground.features) {
    if (properties.kind === "shore") {
      const lines = linesOf(geometry).map((points) => points.map(at));
      shore.push(...lines.map((points) => path(points)));
      if (!("waves" in properties)) continue;
      const { count, metres, bearing } = properties.waves;
      for (let wave = 1; wave <= count; wave += 1)
        waves.push(...lines.map((points) => path(shifted(points, wave * metres, bearing, unitsPerMetre))));
    } else if (properties.kind === "label" && geometry.type === "Point") {
      const { x, y } = at(geometry.coordinates);
      labels.push({
        text: properties.text[language],
        of: properties.of,
        x: Math.round(x),
        y: Math.round(y),
        angle: properties.angle,
      });
    }
  }
  return {
    side,
    parks: rings("park"),
    squares: rings("square"),
    sea: rings("sea"),
    shore: shore.join(""),
    waves,
    streets: byWidth("street"),
    rivers: byWidth("river"),
    labels,
    source: ground.source ?? null,
    scaleBar: { metres: scaleBarMetres, length: Math.round(scaleBarMetres * unitsPerMetre) },
  };
};

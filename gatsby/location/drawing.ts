/** The drawn map, 1000 units wide and high. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { type Point, project } from "../../src/lib/geo/coordinates";
import type { CityGround } from "../content/schema/optional-files";
import type { Palette } from "../theme/shades";

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

/** Path data of a line in whole units. Each point is relative to the one before, which takes fewer digits. */
export const path = (points: readonly Point[], closed = false): string => {
  const [first, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (first === undefined) return "";
  let last = first;
  const steps = others.map((point) => {
    const step = `${point.x - last.x} ${point.y - last.y}`;
    last = point;
    return step;
  });
  return `M${first.x} ${first.y}${steps.length > 0 ? "l" : ""}${steps.join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
};

/** A copy of a line, moved by `metres` in the direction `bearing`, in degrees clockwise from north. */
const shifted = (points: readonly Point[], metres: number, bearing: number, unitsPerMetre: number): Point[] => {
  const angle = (bearing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle) * metres * unitsPerMetre, -Math.cos(angle) * metres * unitsPerMetre];
  return points.map(({ x, y }) => ({ x: x + east, y: y + south }));
};

/** The styles of the ground in an SVG file. On the page, `map-drawing.module.css` styles the same classes. */
export const groundStyles = {
  lines: ".line{fill:none;stroke-linecap:round;stroke-linejoin:round}",
  colours: (palette: Palette): string =>
    `.park{fill:${palette["map-green"]}}.sea{fill:${palette["map-sea"]}}.square{fill:${palette["map-street"]}}` +
    `.street{stroke:${palette["map-street"]}}.river{stroke:${palette["map-sea"]}}` +
    `.shore{stroke:${palette.info}}.wave{stroke:${palette["map-sea-line"]}}`,
};

/** The parts of the drawing that do not depend on the places. `ground` is SVG: parks, sea, rivers, streets, shores, waves and squares. */
export const drawGround = ({ features, frame, source }: CityGround, language: Language) => {
  const unitsPerMetre = side / frame.metres;
  const at = ([longitude = 0, latitude = 0]: Position): Point => project(frame, side, { latitude, longitude });
  const area = (kind: "sea" | "park" | "square"): string => {
    const rings = features.flatMap(({ properties, geometry }) => (properties.kind === kind ? ringsOf(geometry) : []));
    return `<path class="${kind}" d="${rings.map((ring) => path(ring.map(at), true)).join("")}"/>`;
  };
  const byWidth = (kind: "street" | "river"): string[] => {
    const drawn = new Map<number, string>();
    for (const { properties, geometry } of features) {
      if (properties.kind !== kind) continue;
      const d = linesOf(geometry).map((points) => path(points.map(at)));
      drawn.set(properties.width, (drawn.get(properties.width) ?? "") + d.join(""));
    }
    const thinFirst = [...drawn].sort(([a], [b]) => a - b);
    return thinFirst.map(([width, d]) => `<path class="line ${kind}" stroke-width="${width}" d="${d}"/>`);
  };
  const shores = features.flatMap(({ properties, geometry }) => {
    if (properties.kind !== "shore") return [];
    const waves = "waves" in properties ? properties.waves : undefined;
    return [{ waves, lines: linesOf(geometry).map((line) => line.map(at)) }];
  });
  const wavesOf = ({ waves, lines }: (typeof shores)[number]): string[] => {
    if (waves === undefined) return [];
    const distances = Array.from({ length: waves.count }, (_, wave) => (wave + 1) * waves.metres);
    const moved = (metres: number) => lines.map((line) => path(shifted(line, metres, waves.bearing, unitsPerMetre)));
    return distances.flatMap(moved);
  };
  const shore = shores.flatMap(({ lines }) => lines.map((points) => path(points))).join("");
  const waves = shores.flatMap(wavesOf);
  const labels = features.flatMap(({ properties, geometry }) => {
    if (properties.kind !== "label" || geometry.type !== "Point") return [];
    const { x, y } = at(geometry.coordinates);
    const { text, of, angle } = properties;
    return [{ text: text[language], of, x: Math.round(x), y: Math.round(y), angle }];
  });
  return {
    side,
    ground: [
      area("park"),
      area("sea"),
      ...byWidth("river"),
      ...byWidth("street"),
      `<path class="line shore" stroke-width="1.5" opacity=".55" d="${shore}"/>`,
      ...waves.map((d, index) => `<path class="line wave" opacity="${(1 - (index + 1) * 0.16).toFixed(2)}" d="${d}"/>`),
      area("square"),
    ].join(""),
    labels,
    source: source ?? null,
    scaleBar: { metres: scaleBarMetres, length: Math.round(scaleBarMetres * unitsPerMetre) },
  };
};

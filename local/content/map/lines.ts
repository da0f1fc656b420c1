/**
 * Joins the lines and rings of a drawing, clips them to its square, and closes them along its edge. Pure functions; x points east, y
 * south.
 */
import { clipPolygon, clipPolyline } from "lineclip";
import simplify from "simplify-js";
import { side } from "../../../gatsby/location/drawing";

/** x points east, y south, in units of the drawing. */
export type Position = readonly [number, number];

export type Line = readonly Position[];

/** West, north, east, south. */
export type Box = readonly [number, number, number, number];

const square: Box = [0, 0, side, side];

const key = ([x, y]: Position): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
const isSame = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && key(a) === key(b);

export const isRing = (line: Line): boolean => line.length > 3 && isSame(line[0], line.at(-1));

/**
 * Joins lines end to end, as far as possible. `directed` keeps their direction, which the coast needs: its land is
 * always on the left.
 */
export const joinLines = (lines: readonly Line[], { directed = false } = {}): Line[] => {
  const open = new Set(lines.filter((line) => line.length > 1));
  const ends = new Map<string, Line[]>();
  for (const line of open)
    for (const end of [line[0], line.at(-1)])
      if (end !== undefined) ends.set(key(end), [...(ends.get(key(end)) ?? []), line]);
  const extended = (from: Line): Line => {
    const line = [...from];
    for (;;) {
      const last = line.at(-1);
      if (last === undefined || isRing(line)) return line;
      const next = ends.get(key(last))?.find((other) => open.has(other) && (!directed || isSame(other[0], last)));
      if (next === undefined) return line;
      open.delete(next);
      line.push(...(isSame(next[0], last) ? next : [...next].reverse()).slice(1));
    }
  };
  // Directed lines can only be joined forwards, so begin with lines at whose start no other line ends. The rest form rings.
  const hasPredecessor = (line: Line) =>
    ends.get(key(line[0] ?? [0, 0]))?.some((other) => other !== line && isSame(other.at(-1), line[0])) ?? false;
  const starts = directed ? [...[...open].filter((line) => !hasPredecessor(line)), ...open] : [...open];
  return starts.flatMap((line) => {
    if (!open.delete(line)) return [];
    const forward = extended(line);
    return [directed || isRing(forward) ? forward : extended([...forward].reverse())];
  });
};

/** Removes points that deviate from the simpler line by less than the tolerance. */
export const simplified = (line: Line, tolerance: number): Line =>
  simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }): Position => [x, y]);

/** The parts of a line inside a box, by default the drawing's square. */
export const clippedLine = (line: Line, [west, north, east, south] = square): Line[] =>
  line.length < 2
    ? []
    : clipPolyline(
        line.map(([x, y]): [number, number] => [x, y]),
        [west, north, east, south],
      ).filter(({ length }) => length > 1);

/** The part of a ring inside the square, closed; empty if there is none. */
export const clippedRing = (ring: Line): Line => {
  if (ring.length < 4) return [];
  const clipped = clipPolygon(
    ring.slice(0, -1).map(([x, y]): [number, number] => [x, y]),
    [...square],
  );
  const [first] = clipped;
  return first === undefined || clipped.length < 3 ? [] : [...clipped, first];
};

/** Twice the area, positive if the ring runs counter-clockwise on the map. */
const signedArea = (ring: Line): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum - (x * nextY - nextX * y);
  }, 0);

export const areaOf = (ring: Line): number => Math.abs(signedArea(ring)) / 2;

/** The centroid of a ring. */
export const centreOf = (ring: Line): Position => {
  let [sum, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    sum += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * sum), y / (3 * sum)];
};

/** Whether a point lies in a ring, by the even-odd rule. */
export const holds = (ring: Line, [x, y]: Position): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Orients outlines counter-clockwise and holes clockwise, as GeoJSON and the fill rule of paths require. */
const turned = (ring: Line, isHole: boolean): Line => (signedArea(ring) > 0 === isHole ? [...ring].reverse() : ring);

/** Each outline with its holes. */
export const polygonsOf = (outer: readonly Line[], inner: readonly Line[]): Line[][] =>
  outer.map((outline) => [
    turned(outline, false),
    ...inner.filter(([at]) => at !== undefined && holds(outline, at)).map((hole) => turned(hole, true)),
  ]);

/** The distance along the square's edge from the north-western corner to a point, clockwise on the map. */
const alongEdge = ([x, y]: Position): number => {
  const [toEast, toSouth, toWest, toNorth] = [side - x, side - y, x, y].map(Math.abs);
  const nearest = Math.min(toEast ?? 0, toSouth ?? 0, toWest ?? 0, toNorth ?? 0);
  if (nearest === toNorth) return x;
  if (nearest === toEast) return side + y;
  return nearest === toSouth ? 3 * side - x : 4 * side - y;
};

const perimeter = 4 * side;
const corners: readonly Position[] = [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];

const isOnEdge = (at: Position | undefined): boolean =>
  at !== undefined && at.some((value) => Math.abs(value) < 0.001 || Math.abs(value - side) < 0.001);

/**
 * The polygons of the sea along a coast. On OpenStreetMap the sea is on the right of a coast. Where a coast leaves the
 * square, the outline follows the edge clockwise to where the next coast enters. Closed coasts are islands or, with the
 * opposite direction, bays.
 */
export const seaOf = (coast: readonly Line[]): Line[][] => {
  const parts = coast.flatMap((line) => (isRing(line) ? clippedRingParts(line) : clippedLine(line)));
  const rings = parts.filter(isRing);
  // A coast that ends within the square is cut off by the export, so it is unknown where the sea lies beyond its end.
  const through = parts.filter((line) => !isRing(line) && isOnEdge(line[0]) && isOnEdge(line.at(-1)));
  const waiting = new Set(through);
  const outlines: Line[] = [];
  for (const first of through) {
    if (!waiting.has(first)) continue;
    const outline: Position[] = [];
    let line = first;
    do {
      waiting.delete(line);
      outline.push(...line);
      const from = alongEdge(line.at(-1) ?? [0, 0]);
      const ahead = (to: Position | undefined) => (alongEdge(to ?? [0, 0]) - from + perimeter) % perimeter;
      const [next = first] = [...waiting, first].sort((a, b) => ahead(a[0]) - ahead(b[0]));
      outline.push(...corners.filter((corner) => ahead(corner) < ahead(next[0])).sort((a, b) => ahead(a) - ahead(b)));
      line = next;
    } while (waiting.has(line));
    outlines.push([...outline, first[0] ?? [0, 0]]);
  }
  const islands = rings.filter((ring) => signedArea(ring) > 0);
  const bays = rings.filter((ring) => signedArea(ring) < 0);
  // If there are only islands, the rest of the square is sea.
  const whole: Line[] = outlines.length + bays.length === 0 && islands.length > 0 ? [[...corners, [0, 0]]] : [];
  return polygonsOf([...outlines, ...bays, ...whole], islands);
};

/**
 * The lines of a ring inside the square. If the ring's first point lies inside, the two lines that meet there are
 * joined.
 */
const clippedRingParts = (ring: Line): Line[] => {
  const parts = clippedLine(ring);
  return parts.length > 1 ? joinLines(parts, { directed: true }) : parts;
};

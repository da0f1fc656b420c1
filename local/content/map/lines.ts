/** Lines and rings of a drawing: joined, clipped to its square, closed along its edge. Pure; x to the east, y to the south. */
import { clipPolygon, clipPolyline } from "lineclip";
import simplify from "simplify-js";
import { side } from "../../../gatsby/location/drawing";
import type { Position } from "./region";

export type Line = readonly Position[];

/** West, north, east, south. */
export type Box = readonly [number, number, number, number];

const square: Box = [0, 0, side, side];

const key = ([x, y]: Position): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
const isSame = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && key(a) === key(b);

export const isRing = (line: Line): boolean => line.length > 3 && isSame(line[0], line.at(-1));

/**
 * Joins lines end to end, each as long as it goes. `directed` keeps the direction, as the coast needs it: its land is always to the left.
 */
export const joinLines = (lines: readonly Line[], { directed = false } = {}): Line[] => {
  const open = new Set(lines.filter((line) => line.length > 1));
  const ends = new Map<string, Line[]>();
  for (const line of open)
    for (const end of [line[0], line.at(-1)])
      if (end !== undefined) ends.set(key(end), [...(ends.get(key(end)) ?? []), line]);
  const grown = (from: Line): Line => {
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
  // In one direction only, a line is begun where none leads up to it; what is left after that goes round.
  const isLedUpTo = (line: Line) =>
    ends.get(key(line[0] ?? [0, 0]))?.some((other) => other !== line && isSame(other.at(-1), line[0])) ?? false;
  const starts = directed ? [...[...open].filter((line) => !isLedUpTo(line)), ...open] : [...open];
  return starts.flatMap((line) => {
    if (!open.delete(line)) return [];
    const forward = grown(line);
    return [directed || isRing(forward) ? forward : grown([...forward].reverse())];
  });
};

/** Left out are points that no eye would miss. */
export const simplified = (line: Line, tolerance: number): Line =>
  simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }): Position => [x, y]);

/** The parts of a line inside a box, which is the square unless told. */
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

/** Twice the area, positive where the ring runs counter-clockwise on a map. */
const signedArea = (ring: Line): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum - (x * nextY - nextX * y);
  }, 0);

export const areaOf = (ring: Line): number => Math.abs(signedArea(ring)) / 2;

/** The middle of a ring's corners, weighted by area. */
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

/** Even-odd rule. */
export const holds = (ring: Line, [x, y]: Position): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Turns outlines counter-clockwise and holes clockwise, as GeoJSON asks and as paths fill them. */
const turned = (ring: Line, isHole: boolean): Line => (signedArea(ring) > 0 === isHole ? [...ring].reverse() : ring);

/** Outlines with the holes that lie in each. */
export const polygonsOf = (outer: readonly Line[], inner: readonly Line[]): Line[][] =>
  outer.map((outline) => [
    turned(outline, false),
    ...inner.filter(([at]) => at !== undefined && holds(outline, at)).map((hole) => turned(hole, true)),
  ]);

/** The way round the square's edge to a point on it, clockwise on a map from the north-western corner. */
const roundTo = ([x, y]: Position): number => {
  const [toEast, toSouth, toWest, toNorth] = [side - x, side - y, x, y].map(Math.abs);
  const nearest = Math.min(toEast ?? 0, toSouth ?? 0, toWest ?? 0, toNorth ?? 0);
  if (nearest === toNorth) return x;
  if (nearest === toEast) return side + y;
  return nearest === toSouth ? 3 * side - x : 4 * side - y;
};

const round = 4 * side;
const corners: readonly Position[] = [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];

const isOnEdge = (at: Position | undefined): boolean =>
  at !== undefined && at.some((value) => Math.abs(value) < 0.001 || Math.abs(value - side) < 0.001);

/**
 * The sea beside a coast. OpenStreetMap draws a coast with the land to its left, so the sea is to its right: where a coast leaves the square,
 * the edge is followed clockwise to where the next one comes in. Closed coasts are islands, or, the other way round, bays within the square.
 */
export const seaOf = (coast: readonly Line[]): Line[][] => {
  const parts = coast.flatMap((line) => (isRing(line) ? clippedRingParts(line) : clippedLine(line)));
  const rings = parts.filter(isRing);
  // A coast that ends within the square is cut off by the export; which side is wet further on nobody knows.
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
      const from = roundTo(line.at(-1) ?? [0, 0]);
      const ahead = (to: Position | undefined) => (roundTo(to ?? [0, 0]) - from + round) % round;
      const [next = first] = [...waiting, first].sort((a, b) => ahead(a[0]) - ahead(b[0]));
      outline.push(...corners.filter((corner) => ahead(corner) < ahead(next[0])).sort((a, b) => ahead(a) - ahead(b)));
      line = next;
    } while (waiting.has(line));
    outlines.push([...outline, first[0] ?? [0, 0]]);
  }
  const islands = rings.filter((ring) => signedArea(ring) > 0);
  const bays = rings.filter((ring) => signedArea(ring) < 0);
  // Islands alone: all around them is sea.
  const whole: Line[] = outlines.length + bays.length === 0 && islands.length > 0 ? [[...corners, [0, 0]]] : [];
  return polygonsOf([...outlines, ...bays, ...whole], islands);
};

/** A ring that crosses the square's edge becomes the lines inside; joined at its seam, which may lie within. */
const clippedRingParts = (ring: Line): Line[] => {
  const parts = clippedLine(ring);
  return parts.length > 1 ? joinLines(parts, { directed: true }) : parts;
};

/** Names for the map, the most important first: more than fit. The drawing leaves out what would cover something else. Pure. */
import { side } from "../../../gatsby/location/drawing";
import { areaKind, streetWidth } from "./ground";
import { type Line, areaOf, centreOf, clippedLine, clippedRing, isRing, joinLines } from "./lines";
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
const mostStreets = 30;
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

/** The parts of a line that are straight enough for words along them, the longest first: their middle and direction. */
const straightParts = (line: Line) => {
  const parts: { at: Position; angle: number; length: number }[] = [];
  let from = 0;
  for (let to = 1; to < line.length; to += 1) {
    const [start, end, next] = [line[from], line[to], line[to + 1]];
    if (start === undefined || end === undefined) break;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const turn =
      next === undefined
        ? 180
        : Math.abs(Math.atan2(next[1] - end[1], next[0] - end[0]) - Math.atan2(dy, dx)) * (180 / Math.PI);
    if (Math.min(turn, 360 - turn) < 12) continue;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    parts.push({
      at: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2],
      // Read from the left, whichever way the street was drawn.
      angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
      length: Math.hypot(dx, dy),
    });
    from = to;
  }
  return parts.sort((a, b) => b.length - a.length);
};

const streetLabels = (region: Region): Label[] => {
  const named = new Map<string, { tags: Tags; width: number; lines: Line[] }>();
  for (const { tags, points } of region.lines) {
    const [width, names] = [streetWidth(tags), namesOf(tags)];
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
      const drawn = joinLines(lines).flatMap(clippedLine);
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
      return parts
        .filter(({ length }) => length > text.en.length * 7)
        .sort((a, b) => b.length - a.length)
        .slice(0, 2)
        .map(({ at, angle }): Label => ({ of: "street", at, angle: Math.round(angle * 10) / 10, text }));
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
      return [
        {
          area: areaOf(ring),
          label: { of: kind === "sea" ? "water" : "street", at: centreOf(ring), angle: 0, text } satisfies Label,
        },
      ];
    })
    .filter(({ area }) => area > leastNamedArea)
    .sort((a, b) => b.area - a.area)
    .slice(0, mostAreas)
    .map(({ label }) => label);

/** Seas and bays are points on OpenStreetMap, or areas far larger than the map. */
const seaLabels = (region: Region): Label[] =>
  region.points.flatMap(({ tags, at }) => {
    const text = namesOf(tags);
    const isSea = tags["place"] === "sea" || ["bay", "strait"].includes(tags["natural"] ?? "");
    return isSea && text !== undefined && at.every((value) => value > 0 && value < side)
      ? [{ of: "water", at, angle: 0, text } satisfies Label]
      : [];
  });

export const labelsOf = (region: Region): Label[] => [
  ...seaLabels(region),
  ...areaLabels(region),
  ...streetLabels(region),
];

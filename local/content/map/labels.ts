/**
 * Candidate labels for the map, most important first. The renderer drops those that overlap something else. Pure
 * functions.
 */
import { areaKind, riverWidth, streetWidth, type Region } from "./region";
import {
  type Line,
  type Position,
  areaOf,
  centreOf,
  clippedLine,
  clippedRing,
  holds,
  isRing,
  joinLines,
  simplified,
} from "./lines";
import type { Tags } from "./read-osm";

interface Label {
  readonly of: "street" | "water";
  readonly at: Position;
  /** In degrees, clockwise. */
  readonly angle: number;
  readonly text: { readonly en: string; readonly el: string };
}

/** The most streets that get labels, the most positions listed for each street, and the most areas that get a label. */
const maxStreets = 12;
const maxPositions = 4;
const maxAreas = 12;
/** Smaller areas get no label. In square units. */
const minLabelledArea = 1200;

/** The names of a feature in both languages; without a name in a language, its local name or the other one. Undefined if it has no name. */
export const namesOf = (tags: Tags): { readonly en: string; readonly el: string } | undefined => {
  const en = tags["name:en"] ?? tags["int_name"] ?? tags["name"] ?? tags["name:el"];
  const el = tags["name:el"] ?? tags["name"] ?? en;
  return en === undefined || el === undefined ? undefined : { en, el };
};

const lengthOf = (line: Line): number =>
  line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)), 0);

/** How far a label may deviate from its street, in units. */
const maxDeviation = 4;

/** The parts of a line that are straight enough for a label. */
const straightParts = (line: Line) =>
  simplified(line, maxDeviation).flatMap((from, index, all) => {
    const to = all[index + 1];
    if (to === undefined) return [];
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    // Text runs from left to right, whatever the direction of the street.
    return [
      { from, to, angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle, length: lengthOf([from, to]) },
    ];
  });

/** Possible positions on a part: its middle, and on long parts also the quarters, in case the middle is occupied. */
const fractions = [0.5, 0.25, 0.75];

/** The baseline position that centres the letters vertically on the line. */
const onto = ([x, y]: Position, angle: number): Position => {
  const radians = (angle * Math.PI) / 180;
  return [x - 5 * Math.sin(radians), y + 5 * Math.cos(radians)];
};

/** Labels of streets, and of rivers that are drawn as lines. */
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
    .slice(0, maxStreets)
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
        .slice(0, maxPositions)
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
      // The centre of a winding shape can lie outside the shape, where a label would seem to name something else.
      const at = centreOf(ring);
      if (!holds(ring, at)) return [];
      return [
        {
          area: areaOf(ring),
          label: { of: kind === "sea" ? "water" : "street", at, angle: 0, text } satisfies Label,
        },
      ];
    })
    .filter(({ area }) => area > minLabelledArea)
    .sort((a, b) => b.area - a.area)
    .slice(0, maxAreas)
    .map(({ label }) => label);

/** How far north of its point the label of a sea may be, in units, in case something covers the point. */
const offsets = [0, 70, 140, 210];

/**
 * Labels of the seas, bays and straits that are points on OpenStreetMap. Both ends and the middle of a label must lie on
 * water.
 */
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
    return offsets
      .map((offset): Position => [x, y - offset])
      .filter(([middle, baseline]) => [-half, 0, half].every((offset) => isSea([middle + offset, baseline])))
      .map((at) => ({ of: "water", at, angle: 0, text }) satisfies Label);
  });
};

/** All candidate labels. Each polygon of `sea` consists of an outline, followed by the outlines of its islands. */
export const labelsOf = (region: Region, sea: readonly Line[][]): Label[] => [
  ...seaLabels(region, sea),
  ...areaLabels(region),
  ...streetLabels(region),
];

/** The whole drawing of the map: the ground, the suite, the numbers of the places, and the labels that do not overlap. Pure functions. */
import { type Point, type Coordinates, type MapFrame, project } from "../../src/lib/geo/coordinates";
import { side, drawGround } from "./drawing";
import type { Language } from "../../src/settings/languages";
import type { CityGround } from "../content/schema/optional-files";

interface MapLabel extends Point {
  readonly text: string;
  readonly of: string;
  /** Degrees, clockwise. */
  readonly angle: number;
}

interface Circle extends Point {
  readonly radius: number;
}

/**
 * Height and approximate width of a letter in the styles of `map-drawing.module.css`, in units. For labels of water, the size on phones.
 */
const letters = {
  street: { height: 15, width: 9 },
  water: { height: 42, width: 23 },
  suite: { height: 17, width: 10 },
} as const;

/** A margin at each edge, in units. `y` includes what is cropped above and below when the map is wider than high. */
const labelInset: Point = { x: 14, y: 76 };

/** The upper right corner of the button for the interactive map on phones, where only labels of water are shown. */
const button: Point = { x: 720, y: 845 };

/** Approximates a rotated line of text by a row of circles. `x` and `y` are the middle of its baseline. */
const circlesOf = (
  { text, x, y, angle }: Omit<MapLabel, "of">,
  { height, width }: { height: number; width: number },
): Circle[] => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const half = (text.length * width) / 2;
  const count = Math.ceil((half * 2) / height) + 1;
  return Array.from({ length: count }, (_, index) => {
    const along = -half + (index * 2 * half) / (count - 1);
    const up = height / 3;
    return { x: x + along * cos + up * sin, y: y + along * sin - up * cos, radius: height * 0.6 };
  });
};

const touches = (a: Circle, b: Circle): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius;

/** The area of the scale and the north arrow. `src/features/location/map-drawing.tsx` draws them, and the name beside the suite. */
const scale: Circle = { x: 0.07 * side + 56, y: 0.68 * side - 48, radius: 75 };

interface Taken {
  readonly markers: readonly Point[];
  readonly mark: readonly Point[];
  readonly name: string;
}

/**
 * The labels that are whole and cover no number, scale, suite, name or earlier label; labels of water are also not under the button. Of several
 * labels with the same text, only the first that is free is shown.
 */
export const clearLabels = <Label extends MapLabel>(
  labels: readonly Label[],
  { markers, mark, name }: Taken,
): Label[] => {
  const suite = mark[0] ?? { x: side / 2, y: side / 2 };
  const nameMiddle = suite.x - 22 - (name.length * letters.suite.width) / 2;
  let taken: readonly Circle[] = [
    scale,
    ...markers.map(({ x, y }) => ({ x, y, radius: 15 })),
    ...mark.map(({ x, y }) => ({ x, y, radius: 17 })),
    ...circlesOf({ text: name, x: nameMiddle, y: suite.y - 14, angle: 0 }, letters.suite),
  ];
  const shown: Label[] = [];
  for (const label of labels) {
    const circles = circlesOf(label, label.of === "water" ? letters.water : letters.street);
    const isInside = circles.every(
      ({ x, y }) => x > labelInset.x && x < side - labelInset.x && y > labelInset.y && y < side - labelInset.y,
    );
    const isUnderButton =
      label.of === "water" && circles.some(({ x, y, radius }) => x < button.x && y + radius > button.y);
    const isClear =
      isInside && !isUnderButton && !circles.some((circle) => taken.some((other) => touches(circle, other)));
    if (!isClear || shown.some(({ text }) => text === label.text)) continue;
    shown.push(label);
    taken = [...taken, ...circles];
  }
  return shown;
};

/** Distance of markers from the edge, in units. `y` is larger because the page crops the map above and below. */
const inset: Point = { x: 40, y: 96 };

/** A marker nearer than this to an earlier marker or another taken point is moved away to this distance, in units. */
const gap = 36;

interface Marker extends Point {
  readonly slug: string;
  /** The direction of a place outside the map, in degrees clockwise from the right; null for a place on the map. */
  readonly beyond: number | null;
}

interface MarkedPlace extends Coordinates {
  readonly slug: string;
}

const clamp = (value: number, margin: number): number => Math.min(side - margin, Math.max(margin, value));

/** The marker of a place, at least `inset` from every edge. Only a place outside the map has a direction (`beyond`). */
const markerOf = (frame: MapFrame, place: MarkedPlace): Marker => {
  const { x, y } = project(frame, side, place);
  const at = { slug: place.slug, x: clamp(x, inset.x), y: clamp(y, inset.y) };
  if (x >= 0 && x <= side && y >= 0 && y <= side) return { ...at, beyond: null };
  return { ...at, beyond: Math.round((Math.atan2(y - at.y, x - at.x) * 180) / Math.PI) };
};

/** Moves a marker away from a point, to the distance `gap`; unchanged if it is at least that far away. */
const movedApart = (from: Point, marker: Marker): Marker => {
  const [dx, dy] = [marker.x - from.x, marker.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap) return marker;
  const [ux, uy] = distance === 0 ? [0, -1] : [dx / distance, dy / distance];
  return { ...marker, x: from.x + ux * gap, y: from.y + uy * gap };
};

/** Markers of all places. `taken` are points that markers must not cover, such as the suite's mark. */
export const markersOf = (frame: MapFrame, places: readonly MarkedPlace[], taken: readonly Point[]): Marker[] => {
  const markers: Marker[] = [];
  for (const place of places) {
    let clear = markerOf(frame, place);
    for (const other of [...taken, ...markers]) clear = movedApart(other, clear);
    markers.push({ ...clear, x: Math.round(clear.x), y: Math.round(clear.y) });
  }
  return markers;
};

interface MapFacts {
  readonly language: Language;
  readonly coordinates: Coordinates;
  readonly name: string;
  readonly places: readonly MarkedPlace[];
}

export const drawMap = (ground: CityGround, { language, coordinates, name, places }: MapFacts) => {
  const { x, y } = project(ground.frame, side, coordinates);
  const suite: Point = { x: Math.round(x), y: Math.round(y) };
  // The suite's mark is an arch that stands on the position. Its foot and its round part must stay uncovered.
  const mark = [suite, { x: suite.x, y: suite.y - 30 }];
  const { labels, ...drawing } = drawGround(ground, language);
  // The positions of the name's letters at their size on phones, which is larger.
  const letterPoints = Array.from(name, (_, index) => ({ x: suite.x - 42 - index * 18, y: suite.y - 25 }));
  const markers = markersOf(ground.frame, places, [...mark, ...letterPoints]);
  return { ...drawing, suite, markers, labels: clearLabels(labels, { markers, mark, name }) };
};

/** The whole drawing: the ground, the suite, the numbers of the places, and the labels that do not overlap. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { type Coordinates, type MapFrame, type Point, project } from "../../src/lib/geo/projection";
import type { CityGround } from "../content/schema/map";
import { drawGround, side } from "./drawing";
import { clearLabels } from "./labels";

/** Distance of markers from the edge, in units. `y` is larger because the page crops the map above and below. */
const inset: Point = { x: 40, y: 96 };

/** The least distance between two markers, in units. */
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

/** The true position, or the nearest point of the edge in the place's direction. */
const markerOf = (frame: MapFrame, place: MarkedPlace): Marker => {
  const { x, y } = project(frame, side, place);
  const at = { x: clamp(x, inset.x), y: clamp(y, inset.y) };
  const isBeyond = x < 0 || x > side || y < 0 || y > side;
  return {
    slug: place.slug,
    ...at,
    beyond: isBeyond ? Math.round((Math.atan2(y - at.y, x - at.x) * 180) / Math.PI) : null,
  };
};

/** Moves a marker away from the point `from` until they are `gap` apart. */
const apart = (from: Point, marker: Marker): Marker => {
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
    const clear = [...taken, ...markers].reduce<Marker>(
      (marker, other) => apart(other, marker),
      markerOf(frame, place),
    );
    markers.push({ ...clear, x: Math.round(clear.x), y: Math.round(clear.y) });
  }
  return markers;
};

interface Drawn {
  readonly language: Language;
  /** Where the suite is. */
  readonly coordinates: Coordinates;
  /** The house's short name, shown beside the suite's mark. */
  readonly name: string;
  readonly places: readonly MarkedPlace[];
}

export const drawMap = (ground: CityGround, { language, coordinates, name, places }: Drawn) => {
  const { x, y } = project(ground.frame, side, coordinates);
  const suite: Point = { x: Math.round(x), y: Math.round(y) };
  // The suite's mark is an arch that points to the position. Its two ends must stay uncovered.
  const mark = [suite, { x: suite.x, y: suite.y - 30 }];
  const { labels, ...drawing } = drawGround(ground, language);
  // The letters of the name at the size on phones, which is larger.
  const letters = Array.from(name, (_, index) => ({ x: suite.x - 42 - index * 18, y: suite.y - 25 }));
  const markers = markersOf(ground.frame, places, [...mark, ...letters]);
  return { ...drawing, suite, markers, labels: clearLabels(labels, { markers, mark, name }) };
};

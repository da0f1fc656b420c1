/** Positions of the places' numbers on the drawn map. Pure. */
import { type Coordinates, type MapFrame, type Point, project } from "../../src/lib/geo/projection";
import { side } from "./drawing";

/** Room for a marker inside the edge, in units; the frame on the page crops a little more above and below than beside. */
const inset: Point = { x: 40, y: 96 };

/** Two markers are at least this far apart, in units. */
const gap = 36;

export interface Marker extends Point {
  readonly slug: string;
  /** For a place beyond the edge: its direction, in degrees clockwise from the right. */
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

/** Moves the second of two markers that would cover each other away from the first, just far enough to read both. */
const apart = (from: Point, marker: Marker): Marker => {
  const [dx, dy] = [marker.x - from.x, marker.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap) return marker;
  const [ux, uy] = distance === 0 ? [0, -1] : [dx / distance, dy / distance];
  return { ...marker, x: from.x + ux * gap, y: from.y + uy * gap };
};

/** Markers of all places; `taken` are points that others must not cover, above all the suite's own mark. */
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

/** Coordinates: their projection to a flat drawing, precise enough for a city; distances, and the time to walk them. Pure functions. */

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** A point in a drawing: `x` to the east, `y` to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square area that a drawing shows. */
export interface MapFrame {
  /** Longitude of the left edge and latitude of the upper edge, in degrees. */
  readonly west: number;
  readonly north: number;
  /** Length of a side in metres. */
  readonly metres: number;
}

/** In metres. */
const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const metresPerDegree = radians(1) * earthRadius;

/**
 * The position of a place in a square drawing with sides of `side` units. The projection is equirectangular; its scale
 * is exact at the frame's middle latitude. Places outside the frame have coordinates below 0 or above `side`.
 */
export const project = (
  { west, north, metres }: MapFrame,
  side: number,
  { latitude, longitude }: Coordinates,
): Point => {
  const middle = north - metres / 2 / metresPerDegree;
  const unitsPerDegree = (side / metres) * metresPerDegree;
  return {
    x: (longitude - west) * unitsPerDegree * Math.cos(radians(middle)),
    y: (north - latitude) * unitsPerDegree,
  };
};

/** Whether a place is inside the drawing. */
export const isInFrame = (frame: MapFrame, place: Coordinates): boolean => {
  const { x, y } = project(frame, 1, place);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
};

/** The coordinates of a point in a drawing: the inverse of `project`. */
export const unproject = ({ west, north, metres }: MapFrame, side: number, { x, y }: Point): Coordinates => {
  const middle = north - metres / 2 / metresPerDegree;
  const unitsPerDegree = (side / metres) * metresPerDegree;
  return {
    latitude: north - y / unitsPerDegree,
    longitude: west + x / (unitsPerDegree * Math.cos(radians(middle))),
  };
};

/** The straight-line distance between two points on the earth, in whole metres (haversine formula). */
export const distanceMetres = (from: Coordinates, to: Coordinates): number => {
  const latitudePart = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudePart = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = latitudePart + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudePart;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(haversine)));
};

/** The walking time in minutes, at least one. */
export const walkMinutes = (
  metres: number,
  { detourFactor, metresPerMinute }: Readonly<Record<"detourFactor" | "metresPerMinute", number>>,
): number => Math.max(1, Math.round((metres * detourFactor) / metresPerMinute));

/** Places on the ground as points of a flat drawing. Pure; good for a city. */

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** A point of a drawing: `x` to the east, `y` to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square piece of ground that a drawing shows. */
export interface MapFrame {
  /** Longitude of its left edge and latitude of its upper edge, in degrees. */
  readonly west: number;
  readonly north: number;
  /** Length of a side on the ground. */
  readonly metres: number;
}

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const metresPerDegree = radians(1) * earthRadius;

/**
 * The position of a place in a drawing whose sides are `side` units long: equirectangular, true at the middle of the frame.
 * Points outside the frame come out beyond 0 to `side`.
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

/** The place of a point in a drawing: `project` the other way round. */
export const unproject = ({ west, north, metres }: MapFrame, side: number, { x, y }: Point): Coordinates => {
  const middle = north - metres / 2 / metresPerDegree;
  const unitsPerDegree = (side / metres) * metresPerDegree;
  return {
    latitude: north - y / unitsPerDegree,
    longitude: west + x / (unitsPerDegree * Math.cos(radians(middle))),
  };
};

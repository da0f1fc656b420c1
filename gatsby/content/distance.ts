/** The distance and walking time from the suite to a place. */
import { type Coordinates, earthRadius, radians } from "../../src/lib/geo/projection";
import type { Places } from "./schema/optional-lists";

/** The straight-line distance between two points on the earth, in whole metres (haversine formula). */
export const distanceMetres = (from: Coordinates, to: Coordinates): number => {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(chord)));
};

/** The walking time in minutes, at least one. */
export const walkMinutes = (
  metres: number,
  { detourFactor, metresPerMinute }: Pick<Places, "detourFactor" | "metresPerMinute">,
): number => Math.max(1, Math.round((metres * detourFactor) / metresPerMinute));

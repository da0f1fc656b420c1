/** The distance between two points, and the time to walk it. */
import { type Coordinates, earthRadius, radians } from "../../src/lib/geo/projection";
import type { Places } from "./schema/optional-lists";

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
  { detourFactor, metresPerMinute }: Pick<Places, "detourFactor" | "metresPerMinute">,
): number => Math.max(1, Math.round((metres * detourFactor) / metresPerMinute));

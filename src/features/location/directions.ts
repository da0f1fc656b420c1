/** Addresses of directions: they open the visitor's own map application where it answers to them. Asked for only when opened. */
import type { Coordinates } from "../../lib/geo/projection";

const written = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

/**
 * Directions to a place; on foot from `from`, or from wherever the visitor is. `service` is `map.directions` of
 * `content/site.yml`.
 */
export const directionsAddress = (service: string, to: Coordinates, from?: Coordinates): string => {
  const url = new URL(service);
  if (from !== undefined) {
    url.searchParams.set("origin", written(from));
    url.searchParams.set("travelmode", "walking");
  }
  url.searchParams.set("destination", written(to));
  return url.href;
};

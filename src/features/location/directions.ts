/** URLs of directions; the visitor's map application opens them if it handles such links. Nothing is requested before a link is opened. */
import type { Coordinates } from "../../lib/geo/coordinates";

const asText = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

/**
 * URL of directions to a place: from `from` on foot or, if `from` is omitted, from the visitor's position. `service` is
 * `map.directions` in `content/site.yml`.
 */
export const directionsAddress = (service: string, to: Coordinates, from?: Coordinates): string => {
  const url = new URL(service);
  if (from !== undefined) {
    url.searchParams.set("origin", asText(from));
    url.searchParams.set("travelmode", "walking");
  }
  url.searchParams.set("destination", asText(to));
  return url.href;
};

/** Reads coordinates in the formats that people paste. */

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** Coordinates as a parameter with one of these names. */
const inQuery = (names: string) => new RegExp(`[?&](?:${names})=(?:loc:)?${number}(?:,|%2C)\\+?(?:%20)?${number}`, "i");

/** The accepted formats, in the order in which they are tried: a marked place before the centre of the shown map. */
const forms: readonly RegExp[] = [
  new RegExp(`^\\s*${number}\\s*[,;\\s]\\s*${number}\\s*$`), // 37.5673, 22.7986
  new RegExp(`!3d${number}!4d${number}`), // Google, a place
  new RegExp(`[?&#]mlat=${number}&mlon=${number}`), // OpenStreetMap, a marker
  inQuery("q|query|destination|coordinate"), // Google and Apple, a place
  inQuery("ll|sll|center"), // Google and Apple, often the middle of the map
  new RegExp(`@${number},${number}`), // Google, the middle of the map
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`), // OpenStreetMap, the middle of the map
  new RegExp(`^geo:${number},${number}`),
];

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Reads coordinates from a URL of Google Maps, OpenStreetMap or Apple Maps, from a `geo:` URI, or from “latitude, longitude”;
 * undefined if there are none.
 */
export const readPoint = (pasted: string): Point | undefined => {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(pasted) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return undefined;
};

/** The format in answers.yml. */
export const writePoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;

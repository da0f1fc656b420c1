/** The small map on the suite's page, a picture that the build writes (gatsby/location/small-map.ts). */
import type { Language } from "./languages";

/** Its height as a part of its width. */
export const smallMapHeight = 0.84;

/** Its path in a language. */
export const smallMapPath = (language: Language): string => `/map/${language}.svg`;

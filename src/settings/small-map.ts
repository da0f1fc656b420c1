/** The small map on the suite's page, a picture that the build writes (gatsby/location/small-map.ts). */
import type { Language } from "./languages";

/** The map's height divided by its width. */
export const smallMapHeight = 0.84;

/** The map's path in a language. */
export const smallMapPath = (language: Language): string => `/map/${language}.svg`;

/** The places around the suite, and the small map on its page, a picture that the build writes (gatsby/location/small-map.ts). */
import type { Language } from "./languages";

/** The categories of places, in the order of the filter (specification §2). */
export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;

/** The small map's height divided by its width. */
export const smallMapHeight = 0.84;

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The small map's path in a language and a colour scheme. */
export const smallMapPath = (language: Language, scheme: Scheme): string =>
  `/map/${language}${scheme === "dark" ? "-dark" : ""}.svg`;

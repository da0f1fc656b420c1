/** The small map on the suite's page, a picture that the build writes (gatsby/location/small-map.ts). */
import type { Language } from "./languages";

/** The map's height divided by its width. */
export const smallMapHeight = 0.84;

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The map's path in a language and a colour scheme. */
export const smallMapPath = (language: Language, scheme: Scheme): string =>
  `/map/${language}${scheme === "dark" ? "-dark" : ""}.svg`;

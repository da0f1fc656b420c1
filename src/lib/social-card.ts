import type { Language } from "../settings/languages";

/** Size of a social card in pixels: what Open Graph and Twitter show large. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The address of the picture of a page when it is shared: `/cards/el/journal/a-post.jpg`. */
export const socialCardPath = (path: string, language: Language): string =>
  `/cards/${language}${path === "/" ? "/home" : path}.jpg`;

/** Path and size of the social cards. */
import type { Language } from "./languages";

/** Size of a social card in pixels, as recommended for large previews by Open Graph and Twitter. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's social card: `/cards/el/journal/a-post.jpg`. */
export const socialCardPath = (path: string, language: Language): string =>
  `/cards/${language}${path === "/" ? "/home" : path}.jpg`;

/** The site's font files, which `npm run fonts` makes, and what of them every page begins with. */
import type { Language } from "./languages";

/** Browsers keep a font file for ever: files whose characters change get another edition, and so another name. */
const edition = 3;

/** Address of a style's file for a language, or of its file of seldom characters. */
export const fontPath = (style: string, characters: Language | "seldom"): string =>
  `/fonts/${style}-${characters}-${edition}.woff2`;

/** The text typeface of a language's pages. */
export const textFamily = (language: Language): string => (language === "el" ? "Commissioner Greek" : "Commissioner");

/** Its two weights, 400 and 600. */
export const textFontPaths = (language: Language): readonly string[] =>
  ["commissioner-400", "commissioner-600"].map((style) => fontPath(style, language));

/** A link that has a browser fetch one of them early. */
export const fontPreload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

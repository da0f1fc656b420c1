/** Paths and sizes of the pictures that the build draws with the name of the house: the wordmark, and the social card of each page. */
import type { Language } from "./languages";

/** The background behind the wordmark: `paper` is the page in the light scheme; `inverse` is the page in the dark scheme, and the footer in both. */
export const logoBackgrounds = ["paper", "inverse"] as const;
export type LogoBackground = (typeof logoBackgrounds)[number];

/** Path of the wordmark in a language. */
export const logoPath = (language: Language, background: LogoBackground): string =>
  `/brand/logo-${language}${background === "inverse" ? "-inverse" : ""}.svg`;

/**
 * The wordmark's size, with which pages reserve its space; measured by the build (gatsby/webpack/on-create-webpack-config.ts). The
 * constants are read inside the function, because the start scripts, which do not call it, are built without them.
 */
export const logoSize = (language: Language): { readonly width?: number; readonly height?: number } => {
  const measured = { en: process.env.GATSBY_LOGO_SIZE_EN, el: process.env.GATSBY_LOGO_SIZE_EL };
  const [width, height] = (measured[language] ?? "").split(" ").map(Number);
  return width === undefined || height === undefined ? {} : { width, height };
};

/** Size of a social card in pixels, as recommended for large previews by Open Graph and Twitter. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's social card: `/cards/el/journal/a-post.jpg`. */
export const socialCardPath = (path: string, language: Language): string =>
  `/cards/${language}${path === "/" ? "/home" : path}.jpg`;

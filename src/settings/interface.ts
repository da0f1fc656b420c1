/** Constants of the interface: limits in CSS pixels (specification §9), ids and attributes, and the wordmark. */
import type { Language } from "./languages";

/** The navigation bar becomes more opaque once the page is scrolled further than this. */
export const scrolledThreshold = 20;

/** Attribute of `<html>` while the page is scrolled further than `scrolledThreshold`. */
export const scrolledAttribute = "data-scrolled";

/** Id of the navigation bar. The first paint of a public page waits until the bar is parsed. */
export const headerBarId = "header-bar";

/** Id of the dialog with the phone's menu. */
export const menuSheetId = "menu-sheet";

/** Below this viewport width a device counts as mobile. */
export const mobileBelow = 768;

/** The same limit as two media queries, which together match every width. */
export const mobileMedia = `(max-width: ${mobileBelow - 0.02}px)`;
export const widerMedia = `(min-width: ${mobileBelow}px)`;

/** From this viewport width a device counts as desktop (the third hero picture). */
export const desktopFrom = 1024;

/**
 * Attribute of `<html>` or of a booking form. Its value `native` means that the calendar has failed and the browser's
 * date fields replace it.
 */
export const fieldsAttribute = "data-fields";
export const nativeFields = "native";

/** Attribute of `<html>` if scripts can run, for use in styles. */
export const scriptsAttribute = "data-scripts";

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

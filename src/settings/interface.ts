/** Interface constants of specification §9, in CSS pixels. */
import type { Language } from "./languages";

/** The navigation bar becomes more opaque once the page is scrolled past this. */
export const scrolledThreshold = 20;

/** Attribute of `<html>` while it is. */
export const scrolledAttribute = "data-scrolled";

/** The dialog that holds the phone's menu. */
export const menuSheetId = "menu-sheet";

/** Below this viewport width a device counts as mobile. */
export const mobileBelow = 768;

/** The same as media queries, between which no width falls. */
export const mobileMedia = `(max-width: ${mobileBelow - 0.02}px)`;
export const widerMedia = `(min-width: ${mobileBelow}px)`;

/** From this viewport width on a device counts as desktop (the third hero picture). */
export const desktopFrom = 1024;

/** Attribute of `<html>` or of a booking form, with this value where a calendar has failed: the browser's own date fields stand in. */
export const fieldsAttribute = "data-fields";
export const nativeFields = "native";

/** Attribute of `<html>` by which styles know a page whose scripts run. */
export const scriptsAttribute = "data-scripts";

/** The background behind the wordmark: `paper` follows the colour scheme, `inverse` is the footer, dark in both schemes. */
export const logoBackgrounds = ["paper", "inverse"] as const;
export type LogoBackground = (typeof logoBackgrounds)[number];

/** The wordmark's file in a language. */
export const logoPath = (language: Language, background: LogoBackground): string =>
  `/brand/logo-${language}${background === "inverse" ? "-inverse" : ""}.svg`;

/**
 * The wordmark's size, by which pages keep its place free; the build measures it (gatsby/theme/prepare-look.ts). Read within the function: the
 * start scripts, which do without it, know no such constants.
 */
export const logoSize = (language: Language): { readonly width?: number; readonly height?: number } => {
  const measured = { en: process.env.GATSBY_LOGO_SIZE_EN, el: process.env.GATSBY_LOGO_SIZE_EL };
  const [width, height] = (measured[language] ?? "").split(" ").map(Number);
  return width === undefined || height === undefined ? {} : { width, height };
};

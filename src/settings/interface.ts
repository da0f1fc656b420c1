/** Constants of the interface: limits in CSS pixels (specification §9), ids and attributes. */

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

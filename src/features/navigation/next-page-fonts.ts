/** The fonts of pages after the first of a document: all that have loaded since (decision 0013). */
import { familyOf, loadLater } from "./later-fonts";

/** Set on the root element once pages may use the fonts; see styles/tokens.css. */
const attribute = "data-typeface";

/**
 * A rare letter whose font file is separate (local/fonts/characters.ts). If it loaded only with a later page that
 * needs it, that page would shift.
 */
const rareLetter = "ÿ";

let isLoaded = false;

/** Loads the font files for the texts of the pages. Call it once, when the browser is idle. */
export const loadNextPageFonts = async (): Promise<void> => {
  await Promise.all([
    loadLater(familyOf("text"), rareLetter),
    loadLater(familyOf("figures")),
    loadLater(familyOf("display")),
  ]);
  isLoaded = true;
};

/** Call before another page is rendered: the page may use the fonts. */
export const applyNextPageFonts = (): void => {
  if (isLoaded) document.documentElement.setAttribute(attribute, "");
};

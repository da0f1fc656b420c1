/** The fonts of the pages that a document shows after its first one: those that have loaded meanwhile (decision 0013). */
import { mayPreload } from "../../lib/preload";
import { familyOf, loadLater } from "./later-fonts";

/** Set on the root element once the fonts cannot change within a page any more; see styles/tokens.css. */
const attribute = "data-typeface";

/**
 * A letter of the separate font file for rare letters (local/fonts/characters.ts). That file is loaded now too. If it
 * loaded only with a later page that needs it, that page would shift by a letter's width. With data-saver, on a 2g
 * connection or with little memory it is not loaded: few pages need it, and it has 6 KB for each weight.
 */
const rareLetter = "ÿ";

let loaded: readonly FontFace[] = [];

/** Loads the font files for this page's content, which later pages use too. Call it once, when the browser is idle. */
export const loadNextPageFonts = async (): Promise<void> => {
  const families = await Promise.all([
    loadLater(familyOf("text"), mayPreload(navigator) ? { extra: rareLetter } : {}),
    loadLater(familyOf("figures")),
    loadLater(familyOf("display")),
  ]);
  loaded = families.flat();
};

/** Call before another page is rendered: lets it use the fonts if they have loaded. */
export const applyNextPageFonts = (): void => {
  if (loaded.length === 0) return;
  for (const face of loaded) document.fonts.add(face);
  document.documentElement.setAttribute(attribute, "");
};

/** The fonts for the pages that this document shows after its first one (decision 0013). */

/** Set on the root element once the fonts cannot change within a page any more; see styles/tokens.css. */
const typefaceAttribute = "data-typeface";

/** Empty until they have loaded. */
let loaded: readonly FontFace[] = [];

/** Stores loaded fonts for the next pages. */
export const keepForNextPages = (faces: readonly FontFace[]): void => {
  loaded = faces;
};

/** Call before another page is rendered: lets it use the fonts if they have loaded. */
export const applyNextPageFonts = (): void => {
  if (loaded.length === 0) return;
  for (const face of loaded) document.fonts.add(face);
  document.documentElement.setAttribute(typefaceAttribute, "");
};

/** Fonts that are loaded before the first paint. Part of the inline script, so it must be small. */
import { fontPreload, textFontPaths } from "../settings/fonts";
import { mobileMedia } from "../settings/interface";
import type { Language } from "../settings/languages";
import { isBelow4g } from "../lib/preload";

/**
 * Preloads the text font on phones, unless the browser reports a slow connection. On a slow one, the font would be too late
 * for the first paint anyway (`font-display: optional`) and would delay the first picture. Wide screens get the preload from the
 * page's head. The link's media query checks the width, because reading it here would force a layout.
 */
export const preloadTextFont = (language: Language): void => {
  if (isBelow4g(navigator)) return;
  for (const href of textFontPaths(language)) {
    document.head.append(Object.assign(document.createElement("link"), { ...fontPreload, href, media: mobileMedia }));
  }
};

/**
 * Loads the adjusted fallback fonts in Firefox before the first paint. Firefox loads a font of a `font-family` list, even a local
 * one, only when those before it have loaded or failed. While the web fonts load, the text would be in an unadjusted font at the
 * end of the list, and would move afterwards. Other browsers load the fallbacks themselves, and only those that a page uses.
 */
export const loadFallbackFonts = (): void => {
  if (!CSS.supports("-moz-appearance", "none")) return;
  // The styles come after the inline script, and the body after the styles.
  new MutationObserver((_, observer) => {
    if (document.querySelector("body") === null) return;
    observer.disconnect();
    for (const face of document.fonts) {
      // On a device without the font, `load` rejects.
      if (face.family.includes("Fallback")) face.load().catch(() => undefined);
    }
  }).observe(document.documentElement, { childList: true });
};

/**
 * Loads the adjusted fallback fonts in Firefox before the first paint. Firefox loads a font of a list, even a local one, only when those
 * before it have loaded or failed. While the web fonts load, the text would be in the unadjusted fonts at the end of the list, and would
 * move afterwards. Other browsers load the fallbacks themselves, and only those that a page uses. Part of the inline script.
 */
export const loadFallbackFonts = (): void => {
  if (!CSS.supports("-moz-appearance", "none")) return;
  // The styles come after the inline script, and the body after the styles.
  new MutationObserver((_, observer) => {
    if (document.querySelector("body") === null) return;
    observer.disconnect();
    for (const face of document.fonts) {
      // A device that does not have the font rejects.
      if (face.family.includes("Fallback")) face.load().catch(() => undefined);
    }
  }).observe(document.documentElement, { childList: true });
};

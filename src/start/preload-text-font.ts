/**
 * Preloads the text font on phones, unless the browser reports a slow connection. On a slow one, the font would be too late
 * for the first paint anyway (`font-display: optional`) and would delay the first picture. Wide screens get the preload from the
 * page's head. The link's media query checks the width, because reading it here would force a layout. Part of the
 * inline script.
 */
import { fontPreload, textFontPaths } from "../settings/fonts";
import { mobileMedia } from "../settings/interface";
import type { Language } from "../settings/languages";
import { isSlowLine } from "../lib/preload";

export const preloadTextFont = (language: Language): void => {
  if (isSlowLine(navigator)) return;
  for (const href of textFontPaths(language)) {
    document.head.append(Object.assign(document.createElement("link"), { ...fontPreload, href, media: mobileMedia }));
  }
};

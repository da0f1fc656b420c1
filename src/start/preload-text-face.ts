/**
 * Asks for the text typeface before the styles are read, on a phone whose line is quick enough to bring it in time for the first paint. On
 * a slow one it could only come later, which it may not (`font-display: optional`), and would take the line from the picture that is
 * seen first: there it comes when the styles ask for it. Wide screens are told by the page itself. The browser weighs the width: asking
 * for it here would have the page laid out before anything of it is there. Part of the inline script.
 */
import { fontPreload, textFontPaths } from "../settings/fonts";
import { mobileMedia } from "../settings/interface";
import type { Language } from "../settings/languages";
import { isSlowLine } from "../lib/may-preload";

export const preloadTextFace = (language: Language): void => {
  if (isSlowLine(navigator)) return;
  for (const href of textFontPaths(language)) {
    document.head.append(Object.assign(document.createElement("link"), { ...fontPreload, href, media: mobileMedia }));
  }
};

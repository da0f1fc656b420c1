/**
 * The text font after the first page. A font that is missing at the first paint is not used for as long as the document lives
 * (`font-display: optional`), so that no text moves under its reader. Later pages of the same document get it under another name, once its files
 * are loaded.
 */
import { textFamily } from "../../settings/fonts";
import { languageOfPath } from "../../settings/languages";

const laterName = (family: string) => `${family} Later`;

/** Set on the document once a page may use the font; see styles/tokens.css. */
const attribute = "data-typeface";

const fontFacesIn = (rules: CSSRuleList): readonly CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFacesIn(rule.cssRules) : [];
  });

const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(window.location.origin);

/** A font face of the style sheet under its later name, or null for another family. */
const laterFont = ({ style }: CSSFontFaceRule, families: readonly string[]): FontFace | null => {
  const family = style.getPropertyValue("font-family").replace(/["']/g, "");
  if (!families.includes(family)) return null;
  return new FontFace(laterName(family), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range"),
  });
};

let here = false;

/** Its face is a file of its own (local/fonts/characters.ts). A later page that needs it would be laid out again when it came. */
const seldomLetter = "ÿ";

/** Loads the font files that pages' texts need, usually from the cache. Once, when the browser is idle. */
export const loadTextFont = async (): Promise<void> => {
  // Only those of the page's language: both have the same letters.
  const families = [textFamily(languageOfPath(window.location.pathname)), "Commissioner Figures"];
  const own = [...document.styleSheets].filter(isOwn);
  for (const rule of own.flatMap(({ cssRules }) => fontFacesIn(cssRules))) {
    const face = laterFont(rule, families);
    if (face !== null) document.fonts.add(face);
  }
  const texts = `${document.querySelector("main")?.textContent ?? ""}${seldomLetter}`;
  const wanted = families.flatMap((family) => [400, 600].map((weight) => `${weight} 1em "${laterName(family)}"`));
  await Promise.all(wanted.map((font) => document.fonts.load(font, texts)));
  here = true;
};

/** Another page is rendered: it may use the font. */
export const applyTextFont = (): void => {
  if (here) document.documentElement.setAttribute(attribute, "");
};

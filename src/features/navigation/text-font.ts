/**
 * The text font on pages after the first. If a font is not available at the first paint, the document never uses it
 * (`font-display: optional`), so that no text moves while it is read. Later pages in the same document use it under
 * another family name, once its files are loaded (decision 0013).
 */
import { textFamily } from "../../settings/fonts";
import { languageOfPath } from "../../settings/languages";

const laterName = (family: string) => `${family} Later`;

/** Set on the root element once pages may use the font; see styles/tokens.css. */
const attribute = "data-typeface";

const fontFacesIn = (rules: CSSRuleList): readonly CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFacesIn(rule.cssRules) : [];
  });

const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(window.location.origin);

/** A font face of the style sheet under its later family name, or null if it belongs to another family. */
const laterFont = ({ style }: CSSFontFaceRule, families: readonly string[]): FontFace | null => {
  const family = style.getPropertyValue("font-family").replace(/["']/g, "");
  if (!families.includes(family)) return null;
  return new FontFace(laterName(family), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range"),
  });
};

let isLoaded = false;

/**
 * A rare letter whose font file is separate (local/fonts/characters.ts). If it loaded only with a later page that
 * needs it, that page would shift.
 */
const rareLetter = "ÿ";

/** Loads the font files for the texts of the pages, usually from the cache. Call it once, when the browser is idle. */
export const loadTextFont = async (): Promise<void> => {
  // Only those of the page's language, because the families of both languages have the same letters.
  const families = [textFamily(languageOfPath(window.location.pathname)), "Commissioner Figures"];
  const own = [...document.styleSheets].filter(isOwn);
  for (const rule of own.flatMap(({ cssRules }) => fontFacesIn(cssRules))) {
    const face = laterFont(rule, families);
    if (face !== null) document.fonts.add(face);
  }
  const texts = `${document.querySelector("main")?.textContent ?? ""}${rareLetter}`;
  const wanted = families.flatMap((family) => [400, 600].map((weight) => `${weight} 1em "${laterName(family)}"`));
  await Promise.all(wanted.map((font) => document.fonts.load(font, texts)));
  isLoaded = true;
};

/** Call before another page is rendered: the page may use the font. */
export const applyTextFont = (): void => {
  if (isLoaded) document.documentElement.setAttribute(attribute, "");
};

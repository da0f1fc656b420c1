/**
 * The text typeface after the first page. A face that is not there at the first paint stays away from a page for as long as the
 * document lives (`font-display: optional`), so that nothing that is being read moves. The pages that follow in the same
 * document get it under another name, once its files have come.
 */
import { textFamily } from "../../settings/fonts";
import { languageOfPath } from "../../settings/languages";

const laterName = (family: string) => `${family} Later`;

/** Set on the document once a page may show the face: styles/tokens.css says what follows. */
const attribute = "data-typeface";

const facesIn = (rules: CSSRuleList): readonly CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [];
  });

const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(window.location.origin);

/** A face of the style sheet under its later name, or null for one of no such family. */
const laterFace = ({ style }: CSSFontFaceRule, families: readonly string[]): FontFace | null => {
  const family = style.getPropertyValue("font-family").replace(/["']/g, "");
  if (!families.includes(family)) return null;
  return new FontFace(laterName(family), style.getPropertyValue("src"), {
    weight: style.getPropertyValue("font-weight"),
    unicodeRange: style.getPropertyValue("unicode-range"),
  });
};

let here = false;

/** Fetches what the page's texts need of the face, from the cache as a rule. Once, when there is nothing better to do. */
export const fetchTextFace = async (): Promise<void> => {
  // Those of the page's language: the other's files have the same letters.
  const families = [textFamily(languageOfPath(window.location.pathname)), "Commissioner Figures"];
  const own = [...document.styleSheets].filter(isOwn);
  for (const rule of own.flatMap(({ cssRules }) => facesIn(cssRules))) {
    const face = laterFace(rule, families);
    if (face !== null) document.fonts.add(face);
  }
  const texts = document.querySelector("main")?.textContent ?? "";
  const wanted = families.flatMap((family) => [400, 600].map((weight) => `${weight} 1em "${laterName(family)}"`));
  await Promise.all(wanted.map((font) => document.fonts.load(font, texts)));
  here = true;
};

/** Another page stands: it may show the face. */
export const showTextFace = (): void => {
  if (here) document.documentElement.setAttribute(attribute, "");
};

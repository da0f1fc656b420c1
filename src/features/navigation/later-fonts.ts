/**
 * Fonts that arrive after the first paint. A document never uses them under their own names (`font-display: optional`),
 * so that no text moves while it is read. They are declared again under later names, which the styles use once the root
 * element has an attribute (styles/tokens.css, decisions 0013 and 0075).
 */

/** What the styles use a font for. A theme may use the text font for titles too. */
export type FontRole = "text" | "display" | "figures";

const suffix = " Later";

/** The first of a list of font families, without quotes and without the suffix of its later name. */
const firstFamily = (list: string): string =>
  (list.split(",")[0] ?? "").replace(/["']/g, "").replace(suffix, "").trim();

/** The font family that the page's styles use for a role. */
export const familyOf = (role: FontRole): string =>
  firstFamily(getComputedStyle(document.documentElement).getPropertyValue(`--font-${role}`));

const fontFacesIn = (rules: CSSRuleList): readonly CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFacesIn(rule.cssRules) : [];
  });

const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(window.location.origin);

/** The faces of a family in the style sheets, under its later name. */
const laterFaces = (family: string): readonly FontFace[] =>
  [...document.styleSheets]
    .filter(isOwn)
    .flatMap(({ cssRules }) => fontFacesIn(cssRules))
    .filter(({ style }) => firstFamily(style.getPropertyValue("font-family")) === family)
    .map(
      ({ style }) =>
        new FontFace(`${family}${suffix}`, style.getPropertyValue("src"), {
          // A face without a style is upright. An empty value would be an error.
          style: style.getPropertyValue("font-style") || "normal",
          weight: style.getPropertyValue("font-weight"),
          unicodeRange: style.getPropertyValue("unicode-range"),
        }),
    );

/** All styles in which the site uses its fonts, as in the CSS property `font`. */
const allStyles = ["400", "600", "italic 400"];

/** The styles that this page needs of a family: without italics if none of its content is italic in that family. */
export const stylesInUse = (family: string): readonly string[] => {
  const usesItalic = [...document.querySelectorAll("main *")].some((element) => {
    const { fontFamily, fontStyle } = getComputedStyle(element);
    return fontStyle === "italic" && firstFamily(fontFamily) === family;
  });
  return allStyles.filter((style) => usesItalic || !style.startsWith("italic"));
};

interface Needs {
  readonly styles?: readonly string[];
  /** Letters besides those of the content. A space by default, so that the text is not empty on a page without content yet. */
  readonly extra?: string;
}

/**
 * Loads the files of a family that the page's content needs, usually from the cache, under its later name. Titles outside
 * the content need no further files.
 */
export const loadLater = async (family: string, { styles = allStyles, extra = " " }: Needs = {}): Promise<void> => {
  const text = (document.querySelector("main")?.textContent ?? "") + extra;
  const name = `${family}${suffix}`;
  if (![...document.fonts].some((face) => face.family.includes(name)))
    for (const face of laterFaces(family)) document.fonts.add(face);
  await Promise.all(styles.map((style) => document.fonts.load(`${style} 1em "${name}"`, text)));
};

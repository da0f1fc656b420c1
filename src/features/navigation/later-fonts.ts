/**
 * Fonts that arrive after the first paint. A document never uses them under their own names (`font-display: optional`), so
 * that no text moves while it is read. They are loaded again under names with the suffix “Later”, which the styles list
 * first (styles/tokens.css), and used once their faces are added to the document (decision 0013).
 */
import { mayPreload } from "../../lib/preload";
import { keepForNextPages } from "./next-page-fonts";

/** What the styles use a font for. A theme may use the text font for titles too. */
type FontRole = "text" | "display" | "figures";

const suffix = " Later";

/** The first of a list of font families, without quotes and without the suffix “Later”. */
const firstFamily = (list: string): string =>
  (list.split(",")[0] ?? "").replace(/["']/g, "").replace(suffix, "").trim();

/** The font family that the page's styles use for a role. */
export const familyOf = (role: FontRole): string =>
  firstFamily(getComputedStyle(document.documentElement).getPropertyValue(`--font-${role}`));

/** Whether the page's content has italic text in a font family. */
export const hasItalics = (family: string): boolean =>
  [...document.querySelectorAll("main *")].some((element) => {
    const style = getComputedStyle(element);
    return style.fontStyle === "italic" && firstFamily(style.fontFamily) === family;
  });

/** Whether the page has used a font family in a style (`400`, `italic 400`) since its first paint. */
export const isInUse = (style: string, family: string): boolean => {
  const context = document.createElement("canvas").getContext("2d");
  const [own, other] = [`"${family}", monospace`, "monospace"].map((families) => {
    if (context) context.font = `${style} 100px ${families}`;
    return context?.measureText("iW").width;
  });
  return own !== other;
};

const fontFacesIn = (rules: CSSRuleList): readonly CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFacesIn(rule.cssRules) : [];
  });

const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(window.location.origin);

/** The faces of a family in the style sheets, under its later name: those that the document uses already, or else new ones. */
const laterFaces = (family: string): readonly FontFace[] => {
  const name = `${family}${suffix}`;
  const used = [...document.fonts].filter((face) => face.family.includes(name));
  if (used.length > 0) return used;
  return [...document.styleSheets]
    .filter(isOwn)
    .flatMap(({ cssRules }) => fontFacesIn(cssRules))
    .filter(({ style }) => firstFamily(style.getPropertyValue("font-family")) === family)
    .map(
      ({ style }) =>
        new FontFace(name, style.getPropertyValue("src"), {
          // A face without a style is upright. An empty value would be an error.
          style: style.getPropertyValue("font-style") || "normal",
          weight: style.getPropertyValue("font-weight"),
          unicodeRange: style.getPropertyValue("unicode-range"),
        }),
    );
};

/** Whether a face has letters of a text. */
const hasLetters = ({ unicodeRange }: FontFace, text: string): boolean => {
  const range = unicodeRange.replace(/U\+(\w+)(?:-(\w+))?[, ]*/gi, (_, first: string, last: string = first) => {
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${range}]`, "u").test(text);
};

interface Needs {
  readonly italics?: boolean;
  /** Letters needed besides those of the content. By default a space, so that the text is not empty on a page that has no content yet. */
  readonly extra?: string;
}

/**
 * Loads the files of a family that the page's content needs, usually from the cache. Text outside `main`, such as the footer's
 * titles, needs no further files. Resolves with all faces of the family under its later name, also those not loaded: if a face were
 * missing, the browser would use one of another style in its place. The document does not use the faces until they are added to
 * `document.fonts`.
 */
export const loadLater = async (
  family: string,
  { italics = true, extra = " " }: Needs = {},
): Promise<readonly FontFace[]> => {
  const text = (document.querySelector("main")?.textContent ?? "") + extra;
  const faces = laterFaces(family);
  const needed = faces.filter((face) => (italics || face.style !== "italic") && hasLetters(face, text));
  await Promise.all(needed.map((face) => face.load()));
  return faces;
};

/**
 * A letter of the separate font file for rare letters (local/fonts/characters.ts), so that this file is loaded too. If it
 * loaded only with a later page that needs it, that page would shift by a letter's width. With data-saver, on a 2g
 * connection or with little memory it is not loaded: few pages need it, and it is 6 KB for each weight.
 */
const rareLetter = "ÿ";

/** Loads the font files for this page's content, which later pages use too. Call it once, when the browser is idle. */
export const loadNextPageFonts = async (): Promise<void> => {
  const families = await Promise.all([
    loadLater(familyOf("text"), mayPreload(navigator) ? { extra: rareLetter } : {}),
    loadLater(familyOf("figures")),
    loadLater(familyOf("display")),
  ]);
  keepForNextPages(families.flat());
};

/**
 * The house's wordmark, mark and icon as SVG: the files in `content/brand/`, or drawings of its short name in the display face.
 * Parts in `currentColor` have the colour of text, parts with the class `sun` the theme's colour `sun`.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "opentype.js";
import type { Language } from "../../src/settings/languages";
import { byLanguage } from "../both-languages";
import { dataOf, outlineOf, readFont, displayStyles } from "../fonts/typefaces";
import type { Theme } from "../content/schema/theme";

export interface BrandDrawings {
  readonly wordmarks: Readonly<Record<Language, string>>;
  /** The sign of the house without its name, shown while something loads. */
  readonly mark: string;
  /** The drawing for browser tabs and home screens; the mark by default. */
  readonly icon: string;
}

interface BrandFacts {
  readonly names: Readonly<Record<Language, string>>;
  readonly face: Theme["typefaces"]["display"];
}

/** Allowed files in `content/brand/`. A wordmark for one language is preferred to the one for both. */
export const brandFiles = ["wordmark.svg", "wordmark.en.svg", "wordmark.el.svg", "mark.svg", "icon.svg"] as const;

const svg = (width: number, height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

/** Height, font size and baseline of generated wordmarks. Below the baseline is room for descenders. */
const wordmark = { height: 42, size: 36, baseline: 31 };

const wordmarkOf = (font: Font, name: string): string => {
  const outline = outlineOf(font, name, wordmark.size, wordmark.baseline);
  const { x1, x2 } = outline.getBoundingBox();
  const letters = `<path fill="currentColor" transform="translate(${(1 - x1).toFixed(2)} 0)" d="${dataOf(outline)}"/>`;
  return svg(Math.ceil(x2 - x1) + 2, wordmark.height, letters);
};

/** The first letter, and a dot that rises while something loads. The square is larger for a wide or tall letter, so that both fit. */
const initialOf = (font: Font, name: string): string => {
  const outline = outlineOf(font, Array.from(name.trim())[0] ?? "", 40, 0);
  const { x1, y1, x2, y2 } = outline.getBoundingBox();
  const [radius, gap, margin] = [3, 3, 1];
  const [width, height] = [x2 - x1 + gap + 2 * radius, y2 - y1];
  const side = Math.max(40, Math.ceil(Math.max(width, height)) + 2 * margin);
  const x = (side - width) / 2 - x1;
  const y = (side - height) / 2 - y1;
  return svg(
    side,
    side,
    `<path fill="currentColor" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${dataOf(outline)}"/>` +
      `<circle class="sun" cx="${(x + x2 + gap + radius).toFixed(2)}" cy="${(y - radius).toFixed(2)}" r="${radius}"/>`,
  );
};

/** Removes what drawing programs add: XML declaration, doctype, comments and white space between tags. */
const withoutProlog = (file: string): string =>
  file
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, "")
    .replace(/>\s+</g, "><")
    .trim();

/** The drawings of the project at `root`. */
export const brandDrawings = (root: string, { names, face }: BrandFacts): BrandDrawings => {
  const own = (name: (typeof brandFiles)[number]): string | undefined => {
    const file = resolve(root, "content/brand", name);
    return existsSync(file) ? withoutProlog(readFileSync(file, "utf8")) : undefined;
  };
  let parsed: Font | undefined;
  const font = (): Font => (parsed ??= readFont(root, displayStyles[face]));
  const wordmarks = byLanguage(
    (language) => own(`wordmark.${language}.svg`) ?? own("wordmark.svg") ?? wordmarkOf(font(), names[language]),
  );
  const mark = own("mark.svg") ?? initialOf(font(), names.en);
  return { wordmarks, mark, icon: own("icon.svg") ?? mark };
};

/** Width and height of a drawing, from its viewBox; both 0 if it has none. */
export const sizeOf = (drawing: string): { readonly width: number; readonly height: number } => {
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(drawing);
  return { width: Number(box?.[1] ?? 0), height: Number(box?.[2] ?? 0) };
};

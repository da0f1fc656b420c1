/**
 * The styles of the site's two typefaces, the complete fonts from which their files are made, and texts as outlines, for
 * drawings that load no fonts.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Font, Path, parse } from "opentype.js";
import { languageFacts } from "../../src/settings/languages";

export interface Style {
  readonly family: string;
  /** Prefix of the file names. */
  readonly file: string;
  readonly slant: "normal" | "italic";
  readonly weight: 400 | 600;
  /** The complete font, under `node_modules/`. */
  readonly source: string;
  /** A text in another language that is on every English page, so its letters are in the English file too. */
  readonly foreign?: string;
}

const commissioner = (weight: Style["weight"], name: string): Style => {
  const source = `@expo-google-fonts/commissioner/${name}/Commissioner_${name}.ttf`;
  return { family: "Commissioner", slant: "normal", weight, file: `commissioner-${weight}`, source };
};
const notoSerif = (slant: Style["slant"], file: string, name: string): Style => {
  const source = `@expo-google-fonts/noto-serif-display/${name}/NotoSerifDisplay_${name}.ttf`;
  return { family: "Noto Serif Display", slant, weight: 400, file, source };
};

export const textRegular: Style = { ...commissioner(400, "400Regular"), foreign: languageFacts.el.name };
const displayRegular = notoSerif("normal", "noto-serif-display-400", "400Regular");
const displayItalic = notoSerif("italic", "noto-serif-display-italic-400", "400Regular_Italic");

/** The styles of drawn names and titles, by the name of the typeface in content/theme.yml. */
export const displayStyles = { "noto-serif-display": displayRegular, commissioner: textRegular } as const;

/** The styles of labels of water on drawn maps. */
export const waterStyles = { "noto-serif-display": displayItalic, commissioner: textRegular } as const;

export const styles: readonly Style[] = [textRegular, commissioner(600, "600SemiBold"), displayRegular, displayItalic];

/** The complete font of a style, from `node_modules/` of the project at `root`. */
export const readFont = (root: string, { source }: Style): Font =>
  parse(new Uint8Array(readFileSync(resolve(root, "node_modules", source))).buffer);

/** The outline of a text, with kerning. The library does not support the kind of ligatures that the shipped faces have. */
export const outlineOf = (font: Font, text: string, size: number, baseline: number): Path => {
  const outline = new Path();
  const scale = size / font.unitsPerEm;
  const glyphs = Array.from(text, (letter) => font.charToGlyph(letter));
  let x = 0;
  glyphs.forEach((glyph, index) => {
    outline.extend(glyph.getPath(x, baseline, size));
    const next = glyphs[index + 1];
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next);
    x += ((glyph.advanceWidth ?? 0) + kerning) * scale;
  });
  return outline;
};

const short = (...numbers: readonly number[]): string =>
  numbers.map((value) => Math.round(value * 100) / 100).join(" ");

/**
 * SVG path data. The library's own function writes “NaN” for coordinates that are almost whole numbers, and browsers stop drawing there.
 */
export const dataOf = ({ commands }: Path): string =>
  commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const { type, x, y } = command;
      if (type === "C") return `C${short(command.x1, command.y1, command.x2, command.y2, x, y)}`;
      return type === "Q" ? `Q${short(command.x1, command.y1, x, y)}` : `${type}${short(x, y)}`;
    })
    .join("");

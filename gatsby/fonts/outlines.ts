/** Texts as outlines, for drawings that are shown without the site's fonts. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Font, Path, parse } from "opentype.js";
import type { Style } from "./styles";

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

/** SVG path data. The library's own function writes “NaN” for coordinates that are almost whole numbers, and browsers stop drawing there. */
export const dataOf = ({ commands }: Path): string =>
  commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const { type, x, y } = command;
      if (type === "C") return `C${short(command.x1, command.y1, command.x2, command.y2, x, y)}`;
      return type === "Q" ? `Q${short(command.x1, command.y1, x, y)}` : `${type}${short(x, y)}`;
    })
    .join("");

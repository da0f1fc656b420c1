/** Checks the look of the house: the contrast of its colours, and its own drawings in `content/brand/`. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { brandFiles, sizeOf } from "../../brand/drawings";
import { colourIssues } from "../../theme/contrast";
import { coloursOf } from "../../theme/theme-sheet";
import type { Checked } from "../content";
import type { Wrong } from "../content-issue";

/**
 * The maximum size in bytes: lower for the mark, because the start script of every page contains it. The other drawings are separate files.
 */
const maxBytes = { mark: 4_000, other: 40_000 };

const forbidden: readonly (readonly [pattern: RegExp, ...Wrong])[] = [
  [
    /<(?:script|foreignObject|iframe|animate\w*|set)\b|\son\w+\s*=|javascript:|<!ENTITY/i,
    "It contains a script or an animation.",
    "Export the drawing as a plain SVG with shapes only.",
  ],
  [
    /<image\b|@import|(?:href|src)\s*=\s*["']\s*(?!#)[^"'\s]|url\(\s*["']?(?!#|["']?#)/i,
    "It refers to another file.",
    "Put everything into the drawing itself: as shapes, not as pictures or links.",
  ],
  [
    /<style\b/i,
    "It contains a style sheet, which would change the pages.",
    "Give each shape its colours itself (“presentation attributes” when your program exports).",
  ],
  [
    /<text\b/i,
    "It contains text, which would be shown in another typeface.",
    "Turn it into outlines (“convert to paths”) before you export.",
  ],
];

const wrongIn = async (path: string, isMark: boolean): Promise<Wrong | undefined> => {
  const text = readFileSync(path, "utf8");
  const found = forbidden.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return [found[1], found[2]];
  try {
    await sharp(Buffer.from(text)).metadata();
  } catch {
    const fix = "Export it again as SVG, and open it in a browser to see whether it is complete.";
    return ["It is not a complete SVG drawing.", fix];
  }
  const { width, height } = sizeOf(text);
  if (!(width > 0 && height > 0)) {
    return ["Its frame (viewBox) is missing.", 'Write it into the first tag: <svg viewBox="0 0 width height" …>.'];
  }
  const limit = isMark ? maxBytes.mark : maxBytes.other;
  const { size } = statSync(path);
  if (size <= limit) return undefined;
  return [
    `It has ${size} bytes; the limit is ${limit}.`,
    "Simplify the drawing: fewer points, with at most two decimals.",
  ];
};

/** Checks the house's drawings: known names, complete and small SVGs with a viewBox, and no scripts, styles, text or references. */
export const checkBrand = async ({ paths, directory, report }: Checked): Promise<void> => {
  for (const path of paths) {
    if (!path.startsWith("brand/") || path.endsWith("/.gitkeep")) continue;
    const name = path.slice("brand/".length);
    const known = brandFiles.find((file) => file === name);
    const wrong: Wrong | undefined =
      known === undefined
        ? ["The site does not use a file with this name.", `Use one of these names: ${brandFiles.join(", ")}.`]
        : await wrongIn(join(directory, path), known === "mark.svg");
    if (wrong !== undefined) report({ file: `content/${path}`, line: 1 }, ...wrong);
  }
};

/** Checks that the colours of `content/theme.yml` have enough contrast, in both colour schemes. */
export const checkTheme = ({ theme, reportIn }: Checked): void => {
  for (const { field, clash, nearest } of colourIssues(coloursOf(theme))) {
    const { front, ground, scheme, colours, ratio, minRatio } = clash;
    const [text, behind] = [front, ground].map((role) => role.replaceAll("-", " "));
    const problem = `In the ${scheme} scheme “${text}” (${colours[0]}) on “${behind}” (${colours[1]}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1, but needs ${minRatio} : 1 to be readable (WCAG AA).`;
    const fix = `Write another colour for ${field}. The nearest that passes is "${nearest}".`;
    reportIn("content/theme.yml")(["colours", field], problem, fix);
  }
};

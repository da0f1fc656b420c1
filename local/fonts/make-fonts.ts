/**
 * `npm run fonts`: makes the font files of `static/fonts/` and their style sheet, `src/styles/faces.css`, from the complete
 * fonts. Run it when `characters.ts` or a typeface changes. Browsers cache font files for ever, so increase the edition
 * (`src/settings/fonts.ts`), which is part of the file names, when the characters of a file change.
 */
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { format } from "prettier";
import subsetFont from "subset-font";
import { fontPath } from "../../src/settings/fonts";
import { type FileOfStyle, characters, greek, pointsOf, textOf, unicodeRange } from "./characters";
import { type Style, styles } from "../../gatsby/fonts/typefaces";

const folder = resolve(process.cwd(), "static");

/** The OpenType features that stay: kerning, marks, contextual, composed and local forms, ligatures, proportional and tabular figures. */
const features = ["kern", "mark", "mkmk", "calt", "ccmp", "liga", "locl", "pnum", "tnum"];

/** The characters of a style's file. */
const charactersOf = ({ foreign = "" }: Style, file: FileOfStyle) =>
  file === "en" ? [...characters.en, ...pointsOf(foreign)] : characters[file];

const make = async (style: Style, file: FileOfStyle): Promise<void> => {
  const whole = await readFile(resolve(process.cwd(), "node_modules", style.source));
  const made = await subsetFont(whole, textOf(charactersOf(style, file)), {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    dropTables: ["STAT"],
  });
  await writeFile(join(folder, fontPath(style.file, file)), made);
  console.log(`${fontPath(style.file, file)}  ${made.length} bytes`);
};

const face = (style: Style, family: string, file: FileOfStyle, range: string): string => `
  @font-face {
    font-family: "${family}";${style.slant === "normal" ? "" : `\n    font-style: ${style.slant};`}
    font-weight: ${style.weight};
    font-display: optional;
    src: url("${fontPath(style.file, file)}");
    unicode-range: ${range};
  }`;

/** The faces of a style. Browsers use the last face that has a character. */
const facesOf = (style: Style): string[] => [
  face(style, style.family, "el", unicodeRange(greek)),
  face(style, style.family, "rare", unicodeRange(characters.rare)),
  face(style, style.family, "en", unicodeRange(charactersOf(style, "en"))),
  face(style, `${style.family} Greek`, "el", unicodeRange(characters.el)),
  face(style, `${style.family} Greek`, "rare", unicodeRange(characters.rare)),
];

const sheet = `/*
 * Written by \`npm run fonts\`. A page loads one font file per style. English pages use the family itself. Greek pages use the
 * family whose name ends in "Greek", because its files contain both scripts. A face that is not there at the first paint
 * never replaces its fallback by itself, because lines would move; src/features/navigation/later-fonts.ts says when the
 * page uses it.
 */
@layer tokens {${styles.flatMap(facesOf).join("")}
}
`;

const run = async (): Promise<void> => {
  const ours = (name: string) => styles.some(({ file }) => name.startsWith(file));
  const fonts = join(folder, "fonts");
  for (const name of (await readdir(fonts)).filter(ours)) await rm(join(fonts, name));
  for (const style of styles) for (const file of ["en", "el", "rare"] as const) await make(style, file);
  await writeFile(
    resolve(process.cwd(), "src/styles/faces.css"),
    await format(sheet, { parser: "css", printWidth: 120 }),
  );
};

void run();

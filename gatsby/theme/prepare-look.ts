/** Prepares the house's look for webpack, before the content is checked: the style sheets of its colours, and constants for heads and headers. */
import { resolve } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { languages } from "../../src/settings/languages";
import { brandDrawings, sizeOf } from "../brand/drawings";
import { sourceOf } from "../content/content-file";
import { themeSchema } from "../content/schema/theme";
import { bilingual } from "../content/schema/values";
import { palettesOf, writeThemeSheets } from "./theme-sheet";

const siteSchema = v.object({ brand: v.object({ shortName: bilingual }) });

/** Reads and parses a file. Returns undefined if it has mistakes; the content check reports them later and ends the build. */
const read = <Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined => {
  try {
    const result = v.safeParse(schema, parse(sourceOf(file)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/** The theme of a project; undefined if its file has mistakes. */
export const readTheme = (root: string) => read(resolve(root, "content/theme.yml"), themeSchema);

/** Writes the style sheets of the colours, and sets environment variables that Gatsby puts into the pages. */
export const prepareLook = (root: string): void => {
  const theme = readTheme(root);
  const site = read(resolve(root, "content/site.yml"), siteSchema);
  if (theme === undefined || site === undefined) return;
  writeThemeSheets(theme, root);
  const { light, dark } = palettesOf(theme);
  process.env["GATSBY_PAPER_LIGHT"] = light.surface;
  process.env["GATSBY_PAPER_DARK"] = dark.surface;
  const { wordmarks } = brandDrawings(root, { names: site.brand.shortName, face: theme.typefaces.display });
  for (const language of languages) {
    const { width, height } = sizeOf(wordmarks[language]);
    process.env[`GATSBY_LOGO_SIZE_${language.toUpperCase()}`] = `${width} ${height}`;
  }
};

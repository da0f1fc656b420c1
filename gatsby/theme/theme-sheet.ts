/** Writes `src/styles/theme.css`, a part of every page's styles, from `content/theme.yml`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Theme } from "../content/schema/theme";
import { type Colours, type Palette, paletteOf, schemes } from "./shades";

/** All colours of a theme. `ornament` and `sun` may be missing and default to the accent. */
export const coloursOf = ({ colours }: Theme): Colours => ({
  ornament: colours.accent,
  sun: colours.accent,
  ...colours,
});

export interface ThemePalettes {
  readonly light: Palette;
  readonly dark: Palette;
}

export const palettesOf = (theme: Theme): ThemePalettes => {
  const colours = coloursOf(theme);
  return { light: paletteOf(colours, "light"), dark: paletteOf(colours, "dark") };
};

/** The style sheet of a theme. */
export const themeSheet = (theme: Theme): string => {
  const palettes = palettesOf(theme);
  const [light = [], dark = []] = schemes.map((scheme) => Object.entries(palettes[scheme]));
  const lines = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([role, colour]) => `    --${role}: ${colour};\n`).join("");
  const sameFace = theme.typefaces.display === theme.typefaces.text;
  const other = new Map(light);
  return (
    "/* Written by the build from content/theme.yml (gatsby/theme). */\n@layer tokens {\n" +
    `  :root {\n${lines(light)}    --scrim: ${palettes.light.text}8c;\n  }\n` +
    `  @media (prefers-color-scheme: dark) {\n  :root {\n${lines(dark.filter(([role, colour]) => other.get(role) !== colour))}` +
    `    --scrim: rgb(10 9 8 / 0.7);\n  }\n  }\n` +
    (sameFace
      ? "  :root, html:lang(el) { --font-display-first: var(--font-text); --font-display: var(--font-text); }\n"
      : "") +
    "}\n"
  );
};

/** Writes the sheet if it has changed. */
export const writeThemeSheet = (theme: Theme, root = process.cwd()): void => {
  const file = resolve(root, "src/styles/theme.css");
  const sheet = themeSheet(theme);
  if (!existsSync(file) || readFileSync(file, "utf8") !== sheet) writeFileSync(file, sheet);
};

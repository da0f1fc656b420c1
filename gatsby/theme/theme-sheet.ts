/**
 * Writes the colours of `content/theme.yml` into `src/styles/theme.css`, a part of every page, and those of maps and
 * charts into separate sheets.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Theme } from "../content/schema/theme";
import { type Colours, paletteOf } from "./shades";

/** All colours of a theme. `ornament` and `sun` may be missing and default to the accent. */
export const coloursOf = ({ colours }: Theme): Colours => ({
  ornament: colours.accent,
  sun: colours.accent,
  ...colours,
});

export const palettesOf = (theme: Theme) => {
  const colours = coloursOf(theme);
  return { light: paletteOf(colours, "light"), dark: paletteOf(colours, "dark") };
};

type ThemeSheet = "theme" | "theme-map" | "theme-chart";

const sheetOf = (role: string): ThemeSheet => {
  if (role.startsWith("map-")) return "theme-map";
  return role.startsWith("chart-") ? "theme-chart" : "theme";
};

type Entry = readonly [role: string, colour: string];

/** The style sheets of a theme. */
export const themeSheets = (theme: Theme): Readonly<Record<ThemeSheet, string>> => {
  const palettes = palettesOf(theme);
  const light: readonly Entry[] = [...Object.entries(palettes.light), ["scrim", `${palettes.light.text}8c`]];
  const dark: readonly Entry[] = [...Object.entries(palettes.dark), ["scrim", "rgb(10 9 8 / 0.7)"]];
  const inLight = new Map(light);
  const lines = (entries: readonly Entry[], name: ThemeSheet): string =>
    entries.map(([role, colour]) => (sheetOf(role) === name ? `    --${role}: ${colour};\n` : "")).join("");
  const different = dark.filter(([role, colour]) => inLight.get(role) !== colour);
  const sheet = (name: ThemeSheet): string =>
    "/* Written by the build from content/theme.yml (gatsby/theme). */\n@layer tokens {\n" +
    `  :root {\n${lines(light, name)}  }\n` +
    `  @media (prefers-color-scheme: dark) {\n  :root {\n${lines(different, name)}  }\n  }\n}\n`;
  const oneFace =
    "@layer tokens { :root, html:lang(el) { --font-display-first: var(--font-text); --font-display: var(--font-text); } }\n";
  const { display, text } = theme.typefaces;
  return {
    theme: sheet("theme") + (display === text ? oneFace : ""),
    "theme-map": sheet("theme-map"),
    "theme-chart": sheet("theme-chart"),
  };
};

/** Writes the sheets that have changed. */
export const writeThemeSheets = (theme: Theme): void => {
  for (const [name, sheet] of Object.entries(themeSheets(theme))) {
    const file = resolve(`src/styles/${name}.css`);
    if (!existsSync(file) || readFileSync(file, "utf8") !== sheet) writeFileSync(file, sheet);
  }
};

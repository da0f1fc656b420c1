/** Random themes from a fixed seed, with the issues that the build would report. */
import Color from "colorjs.io";
import { colourIssues } from "../../gatsby/theme/contrast";
import { coloursOf, themeSheets } from "../../gatsby/theme/theme-sheet";
import type { Theme } from "../../gatsby/content/schema/theme";

/** mulberry32, which returns the same numbers on every machine. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export interface RandomTheme {
  readonly name: string;
  readonly css: string;
  readonly issues: ReturnType<typeof colourIssues>;
}

/**
 * Plausible colours: light paper, dark ink and band, an accent of any hue. Some combinations have too little contrast.
 */
export const randomThemes = (
  count: number,
  seed = 2026,
): { readonly passing: readonly RandomTheme[]; readonly refused: readonly RandomTheme[] } => {
  const random = randomOf(seed);
  const between = (from: number, to: number): number => from + random() * (to - from);
  const colour = (lightness: readonly [number, number], chroma: number): string =>
    new Color("oklch", [between(...lightness), between(0, chroma), between(0, 360)])
      .to("srgb")
      .toGamut()
      .toString({ format: "hex", collapse: false });
  const themes = Array.from({ length: count }, (_, index): RandomTheme => {
    const theme: Theme = {
      colours: {
        paper: colour([0.9, 0.995], 0.03),
        ink: colour([0.15, 0.4], 0.06),
        accent: colour([0.3, 0.62], 0.18),
        band: colour([0.12, 0.36], 0.08),
      },
      typefaces: { display: "noto-serif-display", text: "commissioner" },
    };
    const issues = colourIssues(coloursOf(theme));
    return {
      name: `theme ${index + 1} ${JSON.stringify(theme.colours)}`,
      css: Object.values(themeSheets(theme)).join("\n"),
      issues,
    };
  });
  return {
    passing: themes.filter(({ issues }) => issues.length === 0),
    refused: themes.filter(({ issues }) => issues.length > 0),
  };
};

/**
 * Twenty random themes from a fixed seed. The build's own check must refuse those with too little contrast; with the others every page
 * must be readable in both colour schemes. Themes are applied to the built pages with the code that writes the site's
 * own style sheet.
 */
import Color from "colorjs.io";
import type { Theme } from "../../gatsby/content/schema/theme";
import { colourIssues } from "../../gatsby/theme/contrast";
import { coloursOf, themeSheets } from "../../gatsby/theme/theme-sheet";
import { createRandom } from "../../supabase/tests/support/random";
import { finishTransitions, runAxe } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { ownPages } from "../support/routes";
import { asksForConsent } from "../support/site-file";
import { storeBefore } from "../support/visitor";

const random = createRandom(2026);
const between = (from: number, to: number): number => from + random.next() * (to - from);
const colour = (lightness: readonly [number, number], chroma: number): string =>
  new Color("oklch", [between(...lightness), between(0, chroma), between(0, 360)])
    .to("srgb")
    .toGamut()
    .toString({ format: "hex", collapse: false });

/**
 * Plausible colours: light paper, dark ink and band, an accent of any hue. Some combinations have too little contrast.
 */
const themes = Array.from({ length: 20 }, (_, index) => {
  const theme: Theme = {
    colours: {
      paper: colour([0.9, 0.995], 0.03),
      ink: colour([0.15, 0.4], 0.06),
      accent: colour([0.3, 0.62], 0.18),
      band: colour([0.12, 0.36], 0.08),
    },
    typefaces: { display: "noto-serif-display", text: "commissioner" },
  };
  return {
    name: `theme ${index + 1} ${JSON.stringify(theme.colours)}`,
    css: Object.values(themeSheets(theme)).join("\n"),
    issues: colourIssues(coloursOf(theme)),
  };
});
const passing = themes.filter(({ issues }) => issues.length === 0);
const refused = themes.filter(({ issues }) => issues.length > 0);

test("the check refuses some of the random themes, and suggests a colour for each issue", () => {
  expect(passing.length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { issues } of refused) for (const { nearest } of issues) expect(nearest).toMatch(/^#[\da-f]{6}$/i);
});

for (const path of ownPages)
  test(`${path} is readable in every theme that passes`, async ({ page }) => {
    await storeBefore(page, { language: "en" });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    if (asksForConsent) await page.locator("[data-consent-choice=none]").first().click();
    for (const { name, css } of passing) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await finishTransitions(page);
        const violations = await runAxe(page, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
        const lines = violations.flatMap(({ nodes }) =>
          nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
        );
        expect(lines, `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });

/**
 * Twenty random themes. The build's own check must refuse those with too little contrast; with the others every page
 * must be readable in both colour schemes. Themes are applied to the built pages with the code that writes the site's
 * own style sheet.
 */
import { runAxe } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { ownPages } from "../support/routes";
import { asksForConsent } from "../support/site-file";
import { storeBefore } from "../support/visitor";
import { randomThemes } from "./random-themes";

const { passing, refused } = randomThemes(20);

test("refuses some of the random themes, and suggests a colour that passes for each pair", () => {
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
        // Transitions between colours are finished first.
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
        });
        const violations = await runAxe(page, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
        const lines = violations.flatMap(({ nodes }) =>
          nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
        );
        expect(lines, `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });

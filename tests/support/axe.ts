/** The accessibility rules for every page, and a check that lists violations briefly. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** One entry per broken element: rule, element, reason. */
export const findViolations = async (page: Page, except: readonly string[] = []): Promise<string[]> => {
  // At the top of the page, floating elements cover nothing that could not be scrolled into view.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Transitions between colours are finished first.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Details of the rules that pass would take about as long as the check itself.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder
    .withTags(tags)
    // There are no cross-origin frames, so the results need not be combined in a second page.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

/** Fails with a list of violations. Elements that match `except` are ignored. */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
  expect(await findViolations(page, except), `accessibility of ${page.url()}`).toEqual([]);
};

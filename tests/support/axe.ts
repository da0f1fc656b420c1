/** The accessibility rules that every page must pass, and a check that says briefly what was broken where. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** One line for each broken element: rule, element, reason. */
export const findViolations = async (page: Page, except: readonly string[] = []): Promise<string[]> => {
  // From the top, what floats over the page's foot hides nothing that could not be scrolled out from under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // No colour is on its way to another.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const builder = new AxeBuilder({ page });
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder
    .withTags(tags)
    // Without frames of other origins there is nothing to put together in a second page.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

/** Fails with the list of violations when the page has any, except in the elements of `except`. */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
  expect(await findViolations(page, except), `accessibility of ${page.url()}`).toEqual([]);
};

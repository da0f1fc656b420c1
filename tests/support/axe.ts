/** The accessibility rules that every page must pass, and a check that says briefly what was broken where. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** One line for each broken element: rule, element, reason. */
export const findViolations = async (page: Page): Promise<string[]> => {
  // From the top, what floats over the page's foot hides nothing that could not be scrolled out from under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

/** Fails with the list of violations when the page as it stands has any. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
};

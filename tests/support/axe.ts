/** The accessibility rules that every page must pass, and a check that says briefly what was broken where. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** One line for each broken element: rule, element, reason. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

/** Fails with the list of violations when the page as it stands has any. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
};

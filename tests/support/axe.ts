/** The accessibility rules for every page, and a check that lists violations briefly. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type Axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const program = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * The violations that axe finds on a page. Each document loads axe only once, because loading takes as long as a run.
 * Frames are not checked: the pages have none.
 */
export const runAxe = async (
  page: Page,
  options: Axe.RunOptions,
  exclude: readonly string[] = [],
): Promise<Axe.Result[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(program);
  return page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      return (await axe.run({ exclude: given.exclude }, given.options)).violations;
    },
    { options, exclude: [...exclude] },
  );
};

/** Finishes all CSS transitions: otherwise colours would be measured half-way. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** One entry per broken element: rule, element, reason. */
const findViolations = async (page: Page, except: readonly string[] = []): Promise<string[]> => {
  // At another scroll position, floating elements could cover what a visitor can scroll into view.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await finishTransitions(page);
  // Details of the rules that pass would take about as long as the check itself.
  const violations = await runAxe(page, { runOnly: tags, resultTypes: ["violations"] }, except);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

/** Fails with a list of violations. Elements that match `except` are ignored. */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
  expect(await findViolations(page, except), `accessibility of ${page.url()}`).toEqual([]);
};

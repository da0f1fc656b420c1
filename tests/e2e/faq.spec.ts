/** The questions and answers: opening them, searching, links to a question, and facts in the texts. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import { anyWidth, expect, test } from "../support/fixtures";
import { filledIn, open, textsIn } from "../support/reading";
import { wake } from "../support/visitor";

type Bilingual = Readonly<Record<Language, string>>;

const { groups } = parse(readFileSync("content/faq.yml", "utf8")) as {
  readonly groups: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly items: readonly { readonly id: string; readonly question: Bilingual; readonly answer: Bilingual }[];
  }[];
};
const items = groups.flatMap((group) => group.items);

const question = (page: Page, text: string) => page.getByRole("main").locator("summary").filter({ hasText: text });
const answer = (page: Page, id: string) => page.locator(`#${id}`);
const opened = (page: Page) => page.getByRole("main").locator("details[open]");

for (const language of languages) {
  test(`every question is in its group, and every placeholder is filled in (${language})`, async ({ page }) => {
    await open(page, "/faq", language);
    for (const { id, title, items: questions } of groups) {
      const group = page.getByRole("region", { name: title[language] });
      await expect(group).toHaveAttribute("id", id);
      await expect(group.locator("summary")).toHaveText(questions.map((item) => filledIn(item.question[language])));
    }
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  test(`a search ignores accents and case, and says how many questions it found (${language})`, async ({ page }) => {
    const t = textsIn("faq", language);
    await open(page, "/faq", language);
    await wake(page);
    const search = page.getByRole("searchbox", { name: t("search.label") });
    const shown = page.getByRole("main").locator("summary:visible");
    await search.fill(language === "el" ? "ησυχια" : "QUIET");
    const found = await shown.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(items.length);
    const count = t(`count_${found === 1 ? "one" : "other"}`, { count: found });
    await expect(page.getByRole("main").getByRole("status")).toHaveText(count);
    await search.fill("xyzzy");
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(t("none"));
    await expect(page.getByRole("link", { name: t("write") })).toHaveAttribute(
      "href",
      inLanguage("/contact", language),
    );
    await search.fill("");
    await expect(shown).toHaveCount(items.length);
  });
}

test("questions can be opened and closed by keyboard, one at a time and all together", async ({ page }) => {
  const t = textsIn("faq", "en");
  await open(page, "/faq", "en");
  await wake(page);
  const first = items[0];
  await question(page, first?.question.en ?? "").focus();
  await page.keyboard.press("Enter");
  await expect(answer(page, first?.id ?? "")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer(page, first?.id ?? "")).toBeHidden();
  await page.getByRole("button", { name: t("expandAll") }).press("Enter");
  await expect(opened(page)).toHaveCount(items.length);
  await page.getByRole("button", { name: t("collapseAll") }).press("Enter");
  await expect(opened(page)).toHaveCount(0);
});

test("a URL with a question's id opens its answer, on loading and when the hash changes", async ({ page }) => {
  const [linked, later] = [items.at(-1), items.at(3)];
  await open(page, `/faq#${linked?.id}`, "en");
  await expect(answer(page, linked?.id ?? "")).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);
  await wake(page);
  await page.evaluate((id) => {
    location.hash = id;
  }, later?.id ?? "");
  await expect(answer(page, later?.id ?? "")).toBeInViewport();
});

test("a URL with an unknown id opens nothing, and the page still works", anyWidth, async ({ page }) => {
  await open(page, "/faq#no-such-question%ff", "en");
  await wake(page);
  await expect(opened(page)).toHaveCount(0);
  await page.getByRole("button", { name: textsIn("faq", "en")("expandAll") }).click();
  await expect(opened(page)).toHaveCount(items.length);
});

test("the links to the groups scroll to them", async ({ page }) => {
  await open(page, "/faq", "el");
  const last = groups.at(-1);
  await page
    .getByRole("navigation", { name: textsIn("faq", "el")("groups") })
    .getByRole("link", { name: last?.title.el ?? "" })
    .click();
  await expect(page.getByRole("heading", { name: last?.title.el ?? "" })).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions can be opened", async ({ page }) => {
    await page.goto("/el/faq");
    const [first] = items;
    await question(page, first?.question.el ?? "").click();
    await expect(answer(page, first?.id ?? "")).toBeVisible();
  });
});

/** The reviews page: content, filter, order and translations of the reviews. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { languageName } from "../../gatsby/both-languages";
import { type Language, languages } from "../../src/settings/languages";
import { formatDate } from "../../src/lib/format";
import { anyWidth, expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";
import { wake } from "../support/visitor";

type Bilingual = Readonly<Record<Language, string>>;

interface Review {
  readonly id: string;
  readonly guest: { readonly initial: string; readonly countryName: Bilingual };
  readonly date: string;
  readonly nights: number;
  readonly score: number;
  readonly verified: boolean;
  readonly sample?: boolean;
  readonly source: string;
  readonly text: {
    readonly language: string;
    readonly original: string;
    readonly translations?: Partial<Bilingual>;
  };
  readonly response?: { readonly text: Bilingual };
}

const { reviews, sources } = parse(readFileSync("content/reviews/reviews.yml", "utf8")) as {
  readonly reviews: readonly Review[];
  readonly sources: readonly { readonly id: string; readonly label: Bilingual }[];
};
const { summary } = parse(readFileSync("content/reviews/summary.yml", "utf8")) as {
  readonly summary: {
    readonly countText: Bilingual;
    readonly verification: Bilingual;
    readonly categories: readonly { readonly id: string; readonly score: number }[];
  };
};

const entries = (page: Page) => page.getByRole("main").locator("ol article");
const idsShown = (page: Page) => entries(page).evaluateAll((all) => all.map(({ id }) => id));
const idsOf = (list: readonly Review[]) => list.map(({ id }) => id);
const newestFirst = [...reviews].sort((a, b) => b.date.localeCompare(a.date));
const first = <T>(list: readonly T[]): T => {
  if (list[0] === undefined) throw new Error("The content has no review that the test needs.");
  return list[0];
};

for (const language of languages) {
  const t = textsIn("reviews", language);

  test(`every review shows the guest, the date, the length of stay, the source and our answer (${language})`, async ({
    page,
  }) => {
    await open(page, "/reviews", language);
    expect(await idsShown(page)).toEqual(idsOf(newestFirst));
    for (const { id, guest, date, nights, verified, sample, source, response } of reviews) {
      const entry = page.locator(`article#${id}`);
      await expect(entry.getByRole("heading", { level: 3 })).toHaveText(
        `${guest.initial}, ${guest.countryName[language]}`,
      );
      await expect(entry).toContainText(t("reviewedOn", { date: formatDate(date, language) }));
      await expect(entry).toContainText(t(`stayedFor_${nights === 1 ? "one" : "other"}`, { count: nights }));
      const label = sources.find((known) => known.id === source)?.label[language];
      await expect(entry).toContainText(t("source", { source: label ?? "" }));
      await expect(entry.getByText(t("verified"))).toHaveCount(verified ? 1 : 0);
      await expect(entry.getByText(t("sampleMark"))).toHaveCount(sample === true ? 1 : 0);
      await expect(entry.getByRole("heading", { name: t("response") })).toHaveCount(response === undefined ? 0 : 1);
      if (response !== undefined) await expect(entry).toContainText(response.text[language]);
    }
  });

  test(`the page shows the categories' ratings, the number of reviews and how they are verified (${language})`, async ({
    page,
  }) => {
    await open(page, "/reviews", language);
    const main = page.getByRole("main");
    for (const { id, score } of summary.categories) {
      const row = main.locator("dl > div").filter({ hasText: t(`category.${id}`) });
      await expect(row.getByRole("definition")).toHaveText(
        score.toLocaleString(language === "el" ? "el-GR" : "en-GB", { minimumFractionDigits: 1 }),
      );
    }
    await expect(main).toContainText(summary.countText[language]);
    await expect(main).toContainText(summary.verification[language]);
  });

  test(`a translated review is marked, and its original can be shown and printed (${language})`, async ({ page }) => {
    await open(page, "/reviews", language);
    const review = first(reviews.filter(({ text }) => text.language === "de" && text.translations?.[language]));
    const entry = page.locator(`article#${review.id}`);
    const translation = entry.getByText(review.text.translations?.[language]?.slice(0, 40) ?? "");
    const original = entry.locator('blockquote[lang="de"]');
    await expect(translation).toBeVisible();
    await expect(original).toBeHidden();
    const mark = entry.getByText(t("translated", { language: languageName("de", language) }));
    await expect(mark).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(mark).toBeVisible();
    await expect(translation).toBeVisible();
    await expect(entry.getByText(t("showOriginal"))).toBeHidden();
    await page.emulateMedia({ media: null });
    await entry.getByText(t("showOriginal")).click();
    await expect(original).toBeVisible();
    await expect(original).toContainText(review.text.original.slice(0, 40));
    await expect(translation).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(mark).toBeVisible();
    await expect(original).toBeVisible();
    await expect(entry.getByText(t("showTranslation"))).toBeHidden();
    await page.emulateMedia({ media: null });
    await entry.getByText(t("showTranslation")).click();
    await expect(translation).toBeVisible();
  });
}

// As wide in ems as a phone of 360 px with text of 200%.
test("in a window of 180 px, no guest's name is under the score", anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await open(page, "/reviews", "en");
  const covered = await page.getByRole("article").evaluateAll((articles) =>
    articles.flatMap((article) => {
      const [name, score] = [article.querySelector("h3"), article.querySelector(":scope > p")];
      if (name === null || score === null) return ["incomplete"];
      const range = document.createRange();
      range.selectNodeContents(name);
      const isCovered = range.getBoundingClientRect().right > score.getBoundingClientRect().left;
      return isCovered ? [name.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test("a review in the visitor's language is shown in the original, without a translation mark", async ({ page }) => {
  await open(page, "/reviews", "el");
  for (const { id, text } of reviews.filter((review) => review.text.language === "el")) {
    const entry = page.locator(`article#${id}`);
    await expect(entry.locator("details")).toHaveCount(0);
    await expect(entry.locator('blockquote[lang="el"]')).toContainText(text.original.trim());
  }
});

test("the arrow keys filter the reviews by language; Tab leads to the field that sorts them", async ({ page }) => {
  const t = textsIn("reviews", "en");
  await open(page, "/reviews", "en");
  await wake(page);
  const greek = reviews.filter(({ text }) => text.language === "el");
  await page.getByRole("radio", { name: t("filter.all") }).focus();
  const names = page.getByRole("group", { name: t("filter.label") }).getByRole("radio");
  const greekRadio = page.getByRole("radio", { name: languageName("el", "en") });
  for (let press = 0; press < (await names.count()) && !(await greekRadio.isChecked()); press += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(page.getByRole("status").first()).toHaveText(t("count_other", { count: greek.length }));
  expect((await idsShown(page)).toSorted()).toEqual(idsOf(greek).toSorted());
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(t("sort.label"))).toBeFocused();
  await page.getByLabel(t("sort.label")).selectOption(t("sort.lowest"));
  const lowest = [...greek].sort((a, b) => a.score - b.score || b.date.localeCompare(a.date));
  await expect.poll(() => idsShown(page)).toEqual(idsOf(lowest));
  await page.getByLabel(t("sort.label")).selectOption(t("sort.oldest"));
  await expect.poll(() => idsShown(page)).toEqual(idsOf([...greek].sort((a, b) => a.date.localeCompare(b.date))));
});

test("a chosen filter is still set after going back", async ({ page }) => {
  await open(page, "/reviews", "en");
  await page.getByRole("button", { name: textsIn("consent", "en")("banner.rejectAll") }).click();
  await wake(page);
  await page.getByRole("radio", { name: languageName("fr", "en") }).check();
  const french = idsOf(newestFirst.filter(({ text }) => text.language === "fr"));
  await expect.poll(() => idsShown(page)).toEqual(french);
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByRole("radio", { name: languageName("fr", "en") })).toBeChecked();
  await wake(page);
  await expect.poll(() => idsShown(page)).toEqual(french);
});

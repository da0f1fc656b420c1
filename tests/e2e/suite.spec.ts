/** The suite's page: its sections, quiet hours by season, and use without scripts. */
import { anyWidth, expect, test } from "../support/fixtures";
import { GalleryPage, suitePath } from "../support/gallery-page";
import { open, textsIn } from "../support/reading";
import type { Language } from "../../src/settings/languages";

const languages = ["en", "el"] as const satisfies readonly Language[];
const seasons = { en: { summer: "Summer", winter: "Winter" }, el: { summer: "Καλοκαίρι", winter: "Χειμώνας" } };

test("a check-in mark during the quiet hours is drawn behind their label", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(suitePath("en"));
  const season = page.getByRole("list").filter({ hasText: "Check-in from" }).filter({ hasText: "Quiet" }).first();
  // 15:30, half an hour after the quiet hours begin, in per cent of the line, which begins at 07:00.
  const tick = season.getByRole("listitem").filter({ hasText: "Check-in from" });
  await tick.evaluate((item) => item.style.setProperty("--from", "35.417"));
  const label = season.getByText(/^Quiet/).first();
  const [line, words] = [await tick.boundingBox(), await label.boundingBox()];
  if (line === null || words === null) throw new Error("The day line is not drawn.");
  expect(line.x).toBeGreaterThan(words.x);
  expect(line.x).toBeLessThan(words.x + words.width);
  const isOnTop = await label.evaluate((span, x) => {
    span.scrollIntoView({ block: "center", behavior: "instant" });
    const { top, height } = span.getBoundingClientRect();
    const topmost = document.elementFromPoint(x, top + height / 2);
    return topmost !== null && span.contains(topmost);
  }, line.x);
  expect(isOnTop).toBe(true);
});

// As wide in ems as a phone of 360 px with text of 200%.
test("in a window of 180 px, the labels of the day line do not overlap", anyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await open(page, suitePath("el"), "el");
  const line = page.getByRole("list").filter({ hasText: "Άφιξη από" }).filter({ hasText: "Ησυχία" }).first();
  const boxes = await line.locator("li > span:visible").evaluateAll((labels) =>
    labels
      .map((label) => label.getBoundingClientRect())
      .sort((a, b) => a.top - b.top)
      .map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(boxes.length).toBeGreaterThan(3);
  boxes.slice(1).forEach(({ top }, index) => expect(top).toBeGreaterThan((boxes[index]?.bottom ?? 0) - 2));
});

for (const language of languages) {
  const suite = textsIn("suite", language);

  test(`the suite's page has every section (${language})`, async ({ page }) => {
    await open(page, suitePath(language), language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luxury Suite");
    for (const key of ["beds", "amenities", "services", "houseRules", "accessibility", "terms.title", "questions"]) {
      await expect(page.getByRole("heading", { level: 2, name: suite(key), exact: true })).toBeVisible();
    }
    const guests = page.getByRole("region", { name: suite("guestWords") });
    await expect(guests.getByText(language === "en" ? "9.4" : "9,4", { exact: true })).toBeVisible();
    // Two reviews are quoted, each marked as a sample.
    await expect(guests.locator("blockquote")).toHaveCount(2);
    await expect(guests.getByText(textsIn("reviews", language)("sampleMark"))).toHaveCount(2);
    const terms = page.getByRole("region", { name: suite("terms.title") });
    for (const price of language === "en" ? ["€18", "€40"] : ["18 €", "40 €"])
      await expect(terms.getByText(price, { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: language === "en" ? /^Plan of the suite/ : /^Κάτοψη/ })).toBeVisible();
    await expect(page.getByText(language === "en" ? "30 m²" : "30 τ.μ.").first()).toBeVisible();
  });
}

test.describe("in another time zone than the house's,", () => {
  test.use({ timezoneId: "America/New_York" });

  for (const [language, moment, inForce, other] of [
    ["en", "2026-03-31T20:59:00Z", "winter", "summer"],
    ["el", "2026-03-31T21:01:00Z", "summer", "winter"],
  ] as const) {
    test(
      `at ${moment} the ${inForce} quiet hours of the house are marked (${language})`,
      anyWidth,
      async ({ page }) => {
        const now = textsIn("suite", language)("quietHours.now");
        await page.clock.setFixedTime(new Date(moment));
        const gallery = new GalleryPage(page, language);
        await gallery.visit();
        await gallery.wake();
        const season = (name: "summer" | "winter") =>
          page.locator("[data-in-force]").filter({ has: page.getByRole("heading", { name: seasons[language][name] }) });
        await expect(season(inForce).getByText(now)).toBeVisible();
        await expect(season(other).getByText(now)).toBeHidden();
      },
    );
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the quiet hours and questions are shown, and no season is marked (${language})`, async ({ page }) => {
      const suite = textsIn("suite", language);
      await page.goto(suitePath(language));
      await expect(page.getByRole("heading", { name: suite("quietHours.title"), exact: true })).toBeVisible();
      for (const mark of await page.getByText(suite("quietHours.now")).all()) await expect(mark).toBeHidden();
      const question = page.locator("details").nth(1);
      await question.locator("summary").click();
      await expect(question.locator("p").first()).toBeVisible();
    });
  }
});

test("nothing overflows horizontally at any width", anyWidth, async ({ page }) => {
  for (const language of languages) {
    await open(page, suitePath(language), language);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${width} px, ${language}`).toBeLessThanOrEqual(0);
    }
  }
});

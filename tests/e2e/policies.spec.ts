/** The policies: their statements, tables of contents and tables, and how they print. */
import { languages } from "../../src/settings/languages";
import { anyWidth, expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";
import { wake } from "../support/visitor";
import { stayFile } from "../support/site-file";

const paths = ["/privacy", "/cookie-policy", "/rental-conditions", "/accessibility"];

for (const language of languages) {
  const policies = textsIn("policies", language);

  test.describe(`in ${language}`, () => {
    for (const path of paths) {
      test(`${path} shows its date, its version and a table of contents`, async ({ page, isMobile }) => {
        await open(page, path, language);
        await expect(page.getByText(policies("effectiveFrom", { date: "" }).trim())).toBeVisible();
        await expect(page.getByText(policies("version", { version: "1.0" }))).toBeVisible();
        const contents = page.getByRole("navigation", { name: policies("contents") });
        if (isMobile) await contents.getByRole("heading").click();
        const last = contents.getByRole("link").last();
        const name = (await last.textContent()) ?? "";
        await last.click();
        await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
        // A jump past all headings at once.
        const marked = contents.locator("[aria-current]");
        await expect(marked).not.toHaveCount(0);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(marked).toHaveCount(0);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(marked).toHaveText(name);
      });
    }

    test("a policy prints without the table of contents and buttons", async ({ page }) => {
      await open(page, language === "en" ? "/privacy" : "/rental-conditions", language);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("navigation", { name: policies("contents") })).toBeHidden();
      await expect(page.getByRole("button", { name: policies("print") })).toBeHidden();
      await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
    });

    test("the rental conditions state times and prices", anyWidth, async ({ page }) => {
      await open(page, "/rental-conditions", language);
      const facts = page.getByRole("table", { name: policies("facts.caption") });
      await expect(facts).toContainText("15:00");
      await expect(facts).toContainText("11:00");
      const { amount } = stayFile.facts.thirdGuestFee;
      await expect(facts).toContainText(language === "en" ? `€${amount}` : `${amount} €`);
    });

    test("the current season is marked in the table of quiet hours", anyWidth, async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-12-01T10:00:00Z"));
      await open(page, "/rental-conditions", language);
      const table = page.getByRole("table", { name: policies("quiet.caption") });
      await expect(table.getByRole("row")).toHaveCount(3);
      await wake(page);
      const now = policies("quiet.now");
      await expect(table.getByRole("rowheader", { name: now })).toHaveCount(1);
      await expect(table.getByRole("rowheader", { name: now })).toContainText(
        language === "en" ? "Winter" : "Χειμώνας",
      );
    });

    test("the cookie policy lists every service and opens the consent preferences", anyWidth, async ({ page }) => {
      await open(page, "/cookie-policy", language);
      const services = page.getByRole("table", { name: policies("thirdParties.caption") });
      expect(await services.getByRole("row").count()).toBeGreaterThanOrEqual(7);
      await page
        .getByRole("main")
        .getByRole("button", { name: textsIn("consent", language)("reopen") })
        .click();
      await expect(page.getByRole("dialog", { name: textsIn("consent", language)("preferences.title") })).toBeVisible();
    });
  });
}

test("on a phone, each cell of a table is labelled with its column", anyWidth, async ({ page }) => {
  await open(page, "/cookie-policy", "en");
  const cell = page.getByRole("cell", { name: /Local storage/ }).first();
  const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(label).toBe('"Where"');
  const sideways = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test("every entry that a visit stores in the browser is listed in the cookie policy", anyWidth, async ({ page }) => {
  await open(page, "/journal", "en");
  await page.locator("[data-consent-choice=none]:visible").click();
  await wake(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await keys()).some((key) => key.startsWith("@@scroll"))).toBe(true);
  await page.goto("/contact");
  await page.locator("textarea[name=message]").fill("Is there a lift?");
  await expect.poll(async () => (await keys()).some((key) => key.startsWith("form-draft"))).toBe(true);
  const stored = (await keys()).map((key) => key.split(/[|:]/)[0] ?? "");
  await page.goto("/cookie-policy");
  const entries = await page.getByRole("table").first().getByRole("rowheader").allTextContents();
  const entryNames: Readonly<Record<string, string>> = { consent: "Consent choice", "form-draft": "Form drafts" };
  const missing = stored.filter((key) => !entries.some((entry) => entry.startsWith(entryNames[key] ?? key)));
  expect(missing).toEqual([]);
});

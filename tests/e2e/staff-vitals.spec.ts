/** The web-vitals dashboard: known figures, filters in the URL, tables and files, on a phone in English and on a desktop in Greek. */
import { readFileSync } from "node:fs";
import { expectAccessible } from "../support/axe";
import { expect, screens, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";
import { knownPage, seedKnownAnswers, slowLoads } from "../support/vitals-rows";

test.describe.configure({ mode: "serial" });
test.beforeAll(({ request }) => seedKnownAnswers(request));

for (const { screen, language, use } of screens)
  test.describe(`${screen}, ${language}`, () => {
    test.use(use);

    test("the dashboard shows the known figures, also in the table and the file", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", `/admin/vitals?page=${knownPage}&days=7`);
      const vitals = staff.texts("vitals");
      const lcp = page.locator('[data-metric="lcp"]');
      const decimal = language === "el" ? "," : ".";
      await expect(lcp).toContainText(`3${decimal}00\u00a0s`);
      // Figures are in the text font, because the display font joins the crossbars of adjacent fours.
      await expect(lcp.getByText(`3${decimal}00\u00a0s`).first()).toHaveCSS("font-family", /^"?Commissioner Figures/);
      await expect(lcp).toContainText(`62${decimal}5%`);
      await expect(lcp).toContainText(`37${decimal}5%`);
      await expect(lcp).toContainText(vitals("grade.needsImprovement"));
      await expect(page.locator('[data-metric="inp"]')).toContainText("900\u00a0ms");
      await expect(page.locator('[data-metric="inp"]')).toContainText(vitals("grade.poor"));
      await expect(page.locator('[data-metric="cls"]')).toContainText(vitals("notMeasured"));
      await lcp.getByText(vitals("asTable")).click();
      // On phones a table has no header row.
      await expect(lcp.getByRole("row").nth(screen === "phone" ? 0 : 1)).toContainText("40");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: vitals("csvOf", { table: vitals("files") }) }).click();
      const file = readFileSync(await (await download).path(), "utf8");
      expect(file).toContain(`/=known-answers.js,script,${slowLoads},1500`);
    });

    test("the filters are part of the URL and apply to the metrics and the number of views", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signIn("editor", `/admin/vitals?page=${knownPage}&days=7`);
      const vitals = staff.texts("vitals");
      const inp = page.locator('[data-metric="inp"]');
      await expect(inp).toContainText("900\u00a0ms");
      await page.getByLabel(vitals("filter.device"), { exact: true }).selectOption("mobile");
      await expect(inp).toContainText(vitals("notMeasured"));
      await expect(page).toHaveURL(/device=mobile/);
      await page.getByLabel(vitals("filter.language"), { exact: true }).selectOption("el");
      await expect(page.getByText(vitals("nothing"))).toBeVisible();
      // The line below the heading announces the number of page views that the filters select.
      await expect(page.locator("h1 + p").getByRole("status")).toHaveText(/\s0\s/);
      await page.goBack();
      await expect(page.locator('[data-metric="lcp"]')).toContainText(`3${language === "el" ? "," : "."}00\u00a0s`);
      await page.getByLabel(vitals("filter.metric"), { exact: true }).selectOption("inp");
      await expect(page).toHaveURL(/metric=inp/);
      await page.reload();
      await expect(page.getByLabel(vitals("filter.device"), { exact: true })).toHaveValue("mobile");
    });

    test("the dashboard is accessible with a month of measurements, in both colour schemes", async ({ page }) => {
      const staff = new StaffPage(page, language);
      await staff.signIn("owner", "/admin/vitals");
      await expect(page.getByRole("img")).toHaveCount(8);
      await expect(page.getByRole("table").first()).toBeAttached();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });
  });

test("a backend that does not respond is reported, and can be requested again", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  const staff = new StaffPage(page, "en");
  await page.route("**/rest/v1/rpc/performance_summary", (route) => route.abort());
  await staff.signIn("editor", "/admin/vitals");
  const alert = page.getByRole("alert").first();
  await expect(alert).toBeVisible();
  await page.unroute("**/rest/v1/rpc/performance_summary");
  await alert.getByRole("button").click();
  await expect(page.locator('[data-metric="lcp"]')).toBeVisible();
});

test("the most visited pages are requested first, and more on demand", async ({ page }) => {
  const staff = new StaffPage(page, "en");
  const vitals = staff.texts("vitals");
  const figures = { metric_name: "lcp", p75: 1000, samples: 10, good: 10, needs_improvement: 0, poor: 0 };
  await page.route("**/rest/v1/rpc/performance_by_page", (route) => {
    const { p_limit: limit } = route.request().postDataJSON() as { p_limit: number };
    const pages = Array.from({ length: Math.min(limit, 60) }, (_, at) => `/page-${at}`);
    return route.fulfill({ json: pages.map((path, at) => ({ ...figures, page_path: path, views: 90 - at })) });
  });
  await staff.signIn("editor", "/admin/vitals");
  const names = page.locator("section:has(#vitals-pages)").getByRole("button", { name: /^\/page-/ });
  await expect(names).toHaveCount(20);
  await page.getByRole("button", { name: vitals("more") }).click();
  await expect(names).toHaveCount(60);
  await page.getByRole("button", { name: vitals("fewer") }).click();
  await expect(names).toHaveCount(20);
});

test("days that cannot be loaded can be requested again, and a two-digit year in the URL causes no error", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  const staff = new StaffPage(page, "en");
  const vitals = staff.texts("vitals");
  await page.route("**/rest/v1/rpc/performance_by_day", (route) => route.abort());
  await staff.signIn("editor", "/admin/vitals?from=0026-01-01&until=9999-12-31");
  const lcp = page.locator('[data-metric="lcp"]');
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(lcp.getByRole("img")).toHaveCount(0);
  await expect(lcp.getByText(vitals("asTable"))).toHaveCount(0);
  await page.unroute("**/rest/v1/rpc/performance_by_day");
  await page.getByRole("alert").first().getByRole("button").click();
  await expect(lcp.getByRole("img")).toBeVisible();
  const until = page.getByLabel(vitals("filter.until"), { exact: true });
  await expect(until).toHaveValue(new Date().toISOString().slice(0, 10));
});

/** The web-vitals dashboard: known figures, filters in the URL, tables and files, on a phone in English and on a desktop in Greek. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { serviceHeaders } from "../support/backend";
import { expect, screens, test } from "../support/fixtures";
import { StaffPage } from "../support/staff-page";

/** A page that visitors of the demo do not open. */
const knownPage = "/known-answers";
/** How often the file with known figures was loaded. */
const slowLoads = 200;

/**
 * With the service role's key, stores measurements whose results are known, unless they are stored already, and rolls them up as
 * the scheduled job does: forty page views of `knownPage` on phones in English with LCP 100, 200 … 4000 ms (p75 is
 * 3000 ms, 25 are good, 15 need improvement), four in Greek on computers with a poor INP of 900 ms, and a file that took 1.5 s
 * `slowLoads` times. That is often enough for the file to be listed: a day's statistics keep only the most frequent files, and the
 * visits of other tests have slow files, too.
 */
const seedKnownAnswers = async (request: APIRequestContext): Promise<void> => {
  const row = (language: string, device: string, metric: string, value: number, rating: string) => ({
    session_id: randomUUID(),
    page_url: knownPage,
    metric_name: metric,
    metric_value: value,
    rating,
    user_agent: "known",
    connection_type: "4g",
    device_memory: 8,
    device_class: device,
    page_classes: [],
    language,
    resource_url: metric === "slowResource" ? "/=known-answers.js" : null,
    resource_kind: metric === "slowResource" ? "script" : null,
  });
  const rows = [
    ...Array.from({ length: 40 }, (_, index) => {
      const value = (index + 1) * 100;
      return row("en", "mobile", "lcp", value, value <= 2500 ? "good" : "needs-improvement");
    }),
    ...Array.from({ length: 4 }, () => row("el", "desktop", "inp", 900, "poor")),
    ...Array.from({ length: slowLoads }, () => row("el", "desktop", "slowResource", 1500, "good")),
  ];
  const headers = serviceHeaders();
  const stored = await request.get(`/rest/v1/performance_metrics?page_url=eq.${knownPage}&select=id&limit=1`, {
    headers,
  });
  if (((await stored.json()) as unknown[]).length === 0) {
    const sent = await request.post("/rest/v1/performance_metrics", {
      headers: { ...headers, Prefer: "return=minimal" },
      data: rows,
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const today = new Date().toISOString().slice(0, 10);
  const counted = await request.post("/rest/v1/rpc/roll_up_performance", { headers, data: { p_day: today } });
  expect(counted.ok(), await counted.text()).toBe(true);
};

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
      const separator = language === "el" ? ";" : ",";
      expect(file).toContain(["/=known-answers.js", "script", slowLoads, 1500].join(separator));
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

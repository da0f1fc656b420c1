/** The page with figures about the site: each equals its source, and the page works without scripts or backend. */
import { formatDate } from "../../src/lib/format";
import { formatNumber } from "../../src/lib/format-number";
import { formatMoment } from "../../src/lib/format-moment";
import { type SiteSpeed, coreMetrics, fewestViews, pageKinds, siteSpeedPath } from "../../src/lib/site-speed";
import type { BuildRecord } from "../../src/lib/build-record";
import { inLanguage, languages } from "../../src/settings/languages";
import { requestsBeforeConsent } from "../../src/settings/third-parties";
import { formatMetric, gradeOf } from "../../src/features/web-vitals/metrics";
import { expect, test } from "../support/fixtures";
import { open, textsIn } from "../support/reading";
import { siteFile } from "../support/site-file";

const zone = siteFile.hours.timeZone;

for (const language of languages) {
  const t = textsIn("proof", language);

  test(`every figure equals its source (${language})`, async ({ page, request }) => {
    const speedResponse = page.waitForResponse(`**${siteSpeedPath}`);
    const nightsResponse = page.waitForResponse("**/functions/v1/calendars");
    await open(page, "/proof", language);
    await expect(page.getByRole("status").filter({ hasText: t("state.current") })).toBeVisible();
    const { from, until, figures } = (await (await speedResponse).json()) as SiteSpeed;
    expect(figures.length, "the demo has measurements").toBeGreaterThan(0);
    const days = { from: formatDate(from, language), until: formatDate(until, language) };
    await expect(page.getByText(t("period", days), { exact: true })).toBeVisible();
    for (const metric of coreMetrics) {
      const rows = page.locator(`[data-metric="${metric}"] dl > div`);
      await expect(rows).toHaveCount(pageKinds.length);
      for (const [index, kind] of pageKinds.entries()) {
        const figure = figures.find((one) => one.metric === metric && one.kind === kind);
        await expect(rows.nth(index)).toContainText(t(`kind.${kind}`));
        await expect(rows.nth(index).locator("dd").first()).toHaveText(
          figure === undefined ? "–" : formatMetric(metric, figure.p75, language),
        );
        await expect(rows.nth(index).locator("dd").last()).toHaveText(
          figure === undefined
            ? t("tooFew", { count: fewestViews })
            : t("of_other", {
                grade: t(`grade.${gradeOf(metric, figure.p75)}`),
                count: formatNumber(figure.samples, language),
              }),
        );
      }
    }
    const figureOf = (id: string) => page.locator(`[data-fact="${id}"] dd`).first();
    const { checkedAt } = (await (await nightsResponse).json()) as { checkedAt: string };
    await expect(figureOf("calendars")).toHaveText(formatMoment(checkedAt, language, zone));
    const build = (await (await request.get("/build.json")).json()) as BuildRecord;
    await expect(figureOf("build")).toHaveText(formatMoment(build.builtAt, language, zone));
    await expect(figureOf("weight")).toHaveText(
      t("weight.bytes", { number: formatNumber(build.homePage[language], language) }),
    );
    await expect(figureOf("requests")).toHaveText(String(requestsBeforeConsent));
  });

  test(`when the backend fails, the page says so and still shows the figures of the build (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/status of 503/);
    const down = { status: 503, body: "" };
    await page.route("**/rest/v1/rpc/**", (route) => route.fulfill(down));
    await page.route("**/functions/v1/**", (route) => route.fulfill(down));
    await open(page, "/proof", language);
    await expect(page.getByRole("status").filter({ hasText: t("state.failed").split("{{")[0] ?? "" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    await expect(page.locator('[data-fact="weight"] dd').first()).toContainText("bytes");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const t = textsIn("proof", language);

    test(`the page shows its build and commit, and links to the record of its size (${language})`, async ({
      page,
      request,
    }) => {
      await page.goto(inLanguage("/proof", language));
      const build = (await (await request.get("/build.json")).json()) as BuildRecord;
      await expect(page.getByText(t("state.built").split("{{")[0] ?? "")).toBeVisible();
      if (build.commit !== null)
        await expect(page.locator('[data-fact="build"]')).toContainText(build.commit.id.slice(0, 12));
      await expect(page.locator('[data-fact="weight"] a')).toHaveAttribute("href", "/build.json");
    });
  }
});

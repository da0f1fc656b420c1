/**
 * Archived versions of a policy, each at its own URL: metadata, accessibility, changes, printing, in both languages.
 */
import { inLanguage, languageFacts, languages } from "../../src/settings/languages";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clippedTexts, overflowingElements } from "../support/page-checks";
import { open, textsIn } from "../support/reading";
import { inBothLanguages, policyVersions } from "../support/routes";
import { siteFile } from "../support/site-file";

/** The current version of the rental conditions, and an earlier one. */
const inForce = "/rental-conditions/2025-05-04";
const earlier = "/rental-conditions/2024-03-15";

test("every version exists in both languages, the newest with the policy's own URL as canonical and the others with noindex", async ({
  request,
}) => {
  const newest = new Map(policyVersions.map((path) => [path.replace(/\/[^/]+$/, ""), path]));
  expect(policyVersions.length).toBeGreaterThan(3);
  for (const [path, language, bare] of inBothLanguages(policyVersions)) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    const policy = bare.replace(/\/[^/]+$/, "");
    const isNewest = newest.get(policy) === bare;
    const canonical = siteFile.domains.site + inLanguage(isNewest ? policy : bare, language);
    expect([path, html.includes(`rel="canonical" href="${canonical}"`)]).toEqual([path, true]);
    expect([path, /<meta[^>]*content="noindex"/.test(html)]).toEqual([path, !isNewest]);
  }
});

for (const language of languages) {
  const t = textsIn("policies", language);

  test.describe(`in ${language}`, () => {
    test("a version lists what was added and removed, is accessible, fits 320 px, and prints with its URL", async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, inForce, language);
      const changes = page.getByRole("region", { name: t("changes.title") });
      await expect(changes.locator("ins").first()).toContainText(t("changes.added"));
      await expect(changes.locator("del").first()).toContainText(t("changes.removed"));
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowingElements(page)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button", { name: t("print") })).toBeHidden();
      await expect(page.getByText(siteFile.domains.site + inLanguage(inForce, language))).toBeVisible();
      await expect(changes.locator("ins").first()).toBeVisible();
    });

    test("the note that a version is in force stays on one line", async ({ page }) => {
      await open(page, "/rental-conditions", language);
      const note = page.locator("nav[aria-labelledby=versions-title] li").first().getByText(t("versions.inForce"));
      for (let width = 320; width <= 440; width += 4) {
        await page.setViewportSize({ width, height: 640 });
        const lines = await note.evaluate(
          (element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size,
        );
        expect(lines, `at ${width} px`).toBe(1);
      }
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("an earlier version links to the current one, and to itself in the other language", async ({ page }) => {
        await page.goto(inLanguage(earlier, language));
        const current = page.getByRole("main").getByRole("link", { name: t("held.current") });
        await expect(current).toHaveAttribute("href", inLanguage("/rental-conditions", language));
        await expect(page.getByText(t("changes.first"))).toBeVisible();
        for (const other of languages) {
          const link = page.locator(`a[data-language="${other}"]`).first();
          await expect(link).toHaveAttribute("href", inLanguage(earlier, other));
          await expect(link).toHaveText(languageFacts[other].name);
        }
        await page.locator("nav[aria-labelledby=versions-title] a").first().click();
        await expect(page).toHaveURL(inLanguage(inForce, language));
      });
    });
  });
}

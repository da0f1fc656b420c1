/** The pages of policy versions in both languages: reachable, distinguishable, readable and printable. */
import { inLanguage, languageFacts, languages } from "../../src/settings/languages";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { cutOff, stickingOut } from "../support/page-checks";
import { open, textsIn } from "../support/reading";
import { inBothLanguages, policyVersions } from "../support/routes";
import { siteFile } from "../support/site-file";

/** A version in force that has an earlier one. */
const inForce = "/rental-conditions/2025-05-04";
const earlier = "/rental-conditions/2024-03-15";

test("every stored version has a page in both languages; the newest has the policy's page as canonical, the others are noindex", async ({
  request,
}) => {
  const newest = new Map(policyVersions.map((path) => [path.replace(/\/[^/]+$/, ""), path]));
  expect(policyVersions.length).toBeGreaterThan(3);
  for (const [path, language, bare] of inBothLanguages(policyVersions)) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    const home = bare.replace(/\/[^/]+$/, "");
    const isNewest = newest.get(home) === bare;
    const canonical = siteFile.domains.site + inLanguage(isNewest ? home : bare, language);
    expect([path, html.includes(`rel="canonical" href="${canonical}"`)]).toEqual([path, true]);
    expect([path, /<meta[^>]*content="noindex"/.test(html)]).toEqual([path, !isNewest]);
  }
});

for (const language of languages) {
  const t = textsIn("policies", language);

  test.describe(`in ${language}`, () => {
    test("a version can be read in both colour schemes and at 320 px, prints whole, and says what was added and removed", async ({
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
      expect(await stickingOut(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button", { name: t("print") })).toBeHidden();
      await expect(page.getByText(siteFile.domains.site + inLanguage(inForce, language))).toBeVisible();
      await expect(changes.locator("ins").first()).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("an outdated version says so, links to the current one, and keeps its date when the language changes", async ({
        page,
      }) => {
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

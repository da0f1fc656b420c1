/**
 * Every page in both languages: no axe violation (WCAG 2.2 AA), before and after hydration, in the light and the dark scheme on a
 * phone; on a desktop after hydration, in one scheme, because only its layout differs. On a phone also: no sideways scrolling and no
 * control cut off at 320 px and with text at 200 %; and no request to a third party before consent.
 */
import { expectAccessible } from "../support/axe";
import { requestsBeforeConsent } from "../../src/settings/proof";
import { countryLookup, expect, test } from "../support/fixtures";
import { cutControls, cutOff, stickingOut } from "../support/page-checks";
import { inBothLanguages, ownPages } from "../support/routes";
import { asksForConsent } from "../support/site-file";
import { storeBefore, wake } from "../support/visitor";

const pages = [...ownPages, "/rooms", "/offline", "/no-such-page"];

for (const [path, language] of inBothLanguages(pages)) {
  test(`${path} has no accessibility violation, fits narrow windows and large text, and asks no third party`, async ({
    page,
    allow,
    isMobile,
    foreignRequests,
  }) => {
    if (path.endsWith("no-such-page")) allow(/status of 404/);
    await storeBefore(page, { language });
    await page.emulateMedia({ colorScheme: language === "el" ? "dark" : "light", reducedMotion: "reduce" });
    await page.goto(path);
    if (isMobile) {
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: language === "el" ? "light" : "dark", reducedMotion: "reduce" });
    }
    await wake(page);
    await expectAccessible(page);
    if (!isMobile) return;

    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(foreignRequests.filter((address) => new URL(address).host !== countryLookup.host)).toHaveLength(
      requestsBeforeConsent,
    );

    if (asksForConsent) await page.locator("[data-consent-choice=none]").first().click();
    for (const [width, size] of [
      [320, "100%"],
      [320, "200%"],
      [390, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const here = `at ${width} px with text at ${size}`;
      expect(await stickingOut(page), here).toEqual([]);
      expect(await cutOff(page), here).toEqual([]);
      expect(await cutControls(page), here).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // A table of four columns may then scroll sideways, but must not be cut off.
    expect(await cutOff(page), "with text at 200 %").toEqual([]);
  });
}

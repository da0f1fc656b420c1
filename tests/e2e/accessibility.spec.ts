/**
 * Every page in both languages and both colour schemes, before and after hydration (WCAG 2.2 AA): no axe violation, no sideways scrolling
 * at 320 px or with text twice as large on a phone, and no cut-off text with large text in a window of 1280 px.
 */
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { cutControls, cutOff, stickingOut } from "../support/page-checks";
import { inBothLanguages, ownPages } from "../support/routes";
import { asksForConsent } from "../support/site-file";
import { storeBefore, wake } from "../support/visitor";

const pages = [...ownPages, "/rooms", "/offline", "/no-such-page"];

for (const [path, language] of inBothLanguages(pages)) {
  test(`${path} has no accessibility violation and loses nothing in narrow windows or with large text`, async ({
    page,
    allow,
  }) => {
    if (path.endsWith("no-such-page")) allow(/status of 404/);
    await storeBefore(page, { language });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await expectAccessible(page);
    await wake(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(page);

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

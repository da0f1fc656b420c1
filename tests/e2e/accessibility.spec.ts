/**
 * Every page in both languages and both colour schemes, as it comes and once it is alive: no axe violation, nothing that
 * has to be scrolled to sideways at 320 px, nothing lost with text twice as large in a window of 1280 px (WCAG 2.2 AA).
 */
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { cutOff, stickingOut } from "../support/page-checks";
import { inBothLanguages, ownPages } from "../support/routes";
import { storeBefore, wake } from "../support/visitor";

const pages = [...ownPages, "/rooms", "/offline", "/no-such-page"];

for (const [path, language] of inBothLanguages(pages)) {
  test(`${path} can be used by everybody`, async ({ page, allow }) => {
    if (path.endsWith("no-such-page")) allow(/status of 404/);
    await storeBefore(page, { language });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await expectAccessible(page);
    await wake(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(page);

    await page.locator("[data-consent-choice=none]").first().click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await stickingOut(page), "at 320 px").toEqual([]);
    expect(await cutOff(page), "at 320 px").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    // A table of four columns may be scrolled to sideways then; nothing of it may be lost.
    expect(await cutOff(page), "with text at 200 %").toEqual([]);
  });
}

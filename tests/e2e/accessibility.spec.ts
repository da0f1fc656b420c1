/**
 * Accessibility of every page in both languages. On a phone: no axe violations (WCAG 2.2 AA) before hydration in one colour
 * scheme and after hydration in the other, and no request to a third party before consent except the country lookup. No
 * horizontal overflow and no clipped text or control at 320 px, also with the spacing of text that a reader may set (WCAG
 * 1.4.12), and at 320 and 390 px with text at 200 %. At 1280 px with text at 200 %: no clipped text. At the width of a
 * desktop, only in Greek and the dark scheme: no axe violations after hydration. Posts and sections after the first of each are
 * searched for axe violations only once, after hydration.
 */
import { expectAccessible } from "../support/axe";
import { requestsBeforeConsent } from "../../src/settings/third-parties";
import { countryLookup, desktop, expect, test } from "../support/fixtures";
import { clippedControls, clippedTexts, scrollToEnd, overflowingElements } from "../support/page-checks";
import { inBothLanguages, isLikeAnother, ownPages } from "../support/routes";
import { asksForConsent } from "../support/site-file";
import { storeBefore, untilAtRest, wake } from "../support/visitor";

/** The spacing of lines, letters, words and paragraphs that a page must allow. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const pages = [...new Set([...ownPages, "/rooms", "/offline", "/no-such-page"])];

for (const [path, language, bare] of inBothLanguages(pages)) {
  const isOneOfItsKind = !isLikeAnother(bare);

  test(`${path} has no accessibility violations, fits narrow windows and large text, and sends no request to a third party`, async ({
    page,
    allow,
    foreignRequests,
  }) => {
    if (path.endsWith("no-such-page")) allow(/status of 404/);
    await storeBefore(page, { language });
    await page.emulateMedia({ colorScheme: language === "el" ? "dark" : "light", reducedMotion: "reduce" });
    await page.goto(path);
    if (isOneOfItsKind) await expectAccessible(page);
    await page.emulateMedia({ colorScheme: language === "el" ? "light" : "dark", reducedMotion: "reduce" });
    await wake(page);
    await expectAccessible(page);

    await untilAtRest(page, () => scrollToEnd(page));
    expect(foreignRequests.filter((address) => new URL(address).host !== countryLookup.host)).toHaveLength(
      requestsBeforeConsent,
    );

    // A wider window is enough to test a desktop: without a touch screen, only hover styles differ, which axe does not check.
    if (language === "el" && isOneOfItsKind) {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.setViewportSize(desktop.viewport);
      await expectAccessible(page);
    }

    if (asksForConsent) await page.locator("[data-consent-choice=none]").first().click();
    await page.setViewportSize({ width: 320, height: 640 });
    // A constructed style sheet, because the page's security policy forbids an added style element.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const check of [overflowingElements, clippedTexts, clippedControls])
      expect(await check(page), "at 320 px with spaced text").toEqual([]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    for (const [width, size] of [
      [320, "100%"],
      [320, "200%"],
      [390, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const state = `at ${width} px with text at ${size}`;
      expect(await overflowingElements(page), state).toEqual([]);
      expect(await clippedTexts(page), state).toEqual([]);
      expect(await clippedControls(page), state).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // A table of four columns may scroll horizontally at this size, but none of its text may be clipped.
    expect(await clippedTexts(page), "with text at 200 %").toEqual([]);
  });
}

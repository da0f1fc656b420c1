/** The menu, the skip link and the language selector by keyboard alone, and the header while the page is scrolled (specification §2). */
import type { Page } from "@playwright/test";
import { type Language, inLanguage, languageFacts, languages } from "../../src/settings/languages";
import { mainNavigation } from "../../src/settings/navigation";
import { expect, test } from "../support/fixtures";
import { clippedControls, fontsSettled, frames } from "../support/page-checks";
import { textsIn } from "../support/reading";
import { wake } from "../support/visitor";

const name = (key: string, language: Language) => textsIn("nav", language)(key.replace("nav.", ""));
const opener = (page: Page, language: Language) =>
  page.getByRole("button", { name: name("nav.menu", language), exact: true });
const sheet = (page: Page, language: Language) => page.getByRole("dialog", { name: name("nav.label", language) });

/** Where the focus is: inside an open dialog, outside of it, or nowhere in the page (the browser's own toolbar). */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "nowhere";
    return focused.closest("dialog[open]") === null ? "outside" : "inside";
  });

/** Presses Tab until an element that matches is focused, at most `limit` times. */
const tabTo = async (page: Page, selector: string, limit = 40): Promise<void> => {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${limit} presses of Tab did not reach ${selector}.`);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", location.pathname.startsWith("/el") ? "el" : "en"));
});

/** Opens a page without the consent banner, which would be first in the tab order. */
const openWithoutBanner = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator("[data-consent-choice=none]").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  await page.reload();
};

test("a double tap on the menu's button leaves the sheet open", async ({ page }) => {
  await page.goto("/contact");
  await wake(page);
  const button = await opener(page, "en").boundingBox();
  const tap = () => page.touchscreen.tap((button?.x ?? 0) + 22, (button?.y ?? 0) + 22);
  await tap();
  await tap();
  await frames(page, 10);
  await expect(sheet(page, "en")).toBeVisible();
  await sheet(page, "en")
    .getByRole("button", { name: name("nav.close", "en") })
    .tap();
  await expect(sheet(page, "en")).toBeHidden();
});

for (const language of languages) {
  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the menu sheet opens, keeps the focus inside and returns it on closing", async ({ page }) => {
      await page.goto(inLanguage("/contact", language));
      await wake(page);
      await opener(page, language).focus();
      await page.keyboard.press("Enter");
      // With this attribute, Safari focuses the sheet itself, not its first link, around which it would draw a ring.
      await expect(sheet(page, language)).toHaveAttribute("autofocus");
      const { height, width } = (await sheet(page, language).boundingBox()) ?? { height: 0, width: 0 };
      expect([Math.round(width), Math.round(height)]).toEqual([390, 844]);
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press("Tab");
        expect(await focusPlace(page)).not.toBe("outside");
      }
      await page.keyboard.press("Escape");
      await expect(sheet(page, language)).toBeHidden();
      await expect(opener(page, language)).toBeFocused();
      await page.keyboard.press("Space");
      await sheet(page, language)
        .getByRole("button", { name: name("nav.close", language) })
        .focus();
      await page.keyboard.press("Enter");
      await expect(sheet(page, language)).toBeHidden();
      await expect(opener(page, language)).toBeFocused();
    });

    test("the menu's links are in order, the current page is marked, and a link closes the sheet", async ({ page }) => {
      await page.goto(inLanguage("/reviews", language));
      await wake(page);
      await opener(page, language).press("Enter");
      const links = sheet(page, language).getByRole("navigation").getByRole("link");
      await expect(links).toHaveText(mainNavigation.map(({ label }) => name(label, language)));
      await expect(sheet(page, language).locator("[aria-current=page]")).toHaveText(name("nav.reviews", language));
      await tabTo(page, `dialog a[href="${inLanguage("/about", language)}"]`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(inLanguage("/about", language));
      await expect(sheet(page, language)).toBeHidden();
      await opener(page, language).press("Enter");
      await expect(sheet(page, language), "also on a page that the application has rendered").toHaveAttribute(
        "autofocus",
      );
      await tabTo(page, `dialog a[href="${inLanguage("/about", language)}"]`);
      await page.keyboard.press("Enter");
      await expect(sheet(page, language)).toBeHidden();
    });

    test("in a window of 320 px, Book Now leaves room for the logo, and the menu sheet fits with text at 200 %", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(inLanguage("/contact", language));
      await fontsSettled(page);
      await expect(page.getByRole("banner").locator("a[data-book-now]:visible")).toHaveCount(1);
      expect((await page.locator("header img").first().boundingBox())?.width).toBeGreaterThan(90);
      await wake(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await opener(page, language).press("Enter");
      await expect(sheet(page, language)).toBeVisible();
      // Only links are checked: with such text, the wide margin of the close button goes beyond the edge, but not its label.
      expect((await clippedControls(page)).filter((control) => control.startsWith("<a>"))).toEqual([]);
    });

    test("the page behind the sheet does not scroll", async ({ page }) => {
      await page.goto(inLanguage("/reviews", language));
      await wake(page);
      await opener(page, language).press("Enter");
      await expect(sheet(page, language)).toBeVisible();
      await page.mouse.move(200, 400);
      const turned = page.evaluate(
        () => new Promise<void>((resolve) => window.addEventListener("wheel", () => resolve(), { once: true })),
      );
      await page.mouse.wheel(0, 600);
      await turned;
      await page.keyboard.press("PageDown");
      await frames(page, 30);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test.describe(`on a desktop (${language})`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

    test("Tab reaches the skip link first, then the links of the header in their order", async ({ page }) => {
      await openWithoutBanner(page, inLanguage("/contact", language));
      await page.keyboard.press("Tab");
      await expect(page.locator(".skip-link")).toBeFocused();
      await expect(page.locator(".skip-link")).toBeInViewport();
      const order: string[] = [];
      for (let press = 0; press < 9; press += 1) {
        await page.keyboard.press("Tab");
        order.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ""));
      }
      expect(order.slice(1)).toEqual([
        ...mainNavigation.map(({ label }) => name(label, language)),
        expect.stringContaining(name("nav.bookNow", language)),
        languageFacts[language].name,
      ]);
    });

    test("the skip link moves the focus past the header", async ({ page }) => {
      await openWithoutBanner(page, inLanguage("/contact", language));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });

    test("the language selector opens, closes and changes the language", async ({ page }) => {
      const other = language === "en" ? "el" : "en";
      await page.goto(`${inLanguage("/contact", language)}?from=mail#content`);
      await wake(page);
      const selector = page.getByRole("banner").getByRole("button", { name: languageFacts[language].name });
      const choice = page.getByRole("banner").getByRole("link", { name: languageFacts[other].name, exact: true });
      await selector.focus();
      await page.keyboard.press("Enter");
      await expect(choice).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(choice).toBeHidden();
      await expect(selector).toBeFocused();
      await page.keyboard.press("Space");
      await tabTo(page, `[popover] a[data-language=${other}]`, 4);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${inLanguage("/contact", other)}?from=mail#content`);
      await expect(page.locator("html")).toHaveAttribute("lang", other);
    });

    test("the header becomes more opaque after 20 px of scrolling, and not before", async ({ page }) => {
      await page.goto(inLanguage("/", language));
      const root = page.locator("html");
      // The page's own listener was added first, by the inline script, so it is called before this one.
      await page.evaluate(
        () =>
          new Promise<void>((scrolled) => {
            window.addEventListener("scroll", () => scrolled(), { once: true });
            window.scrollTo({ top: 20, behavior: "instant" });
          }),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(20);
      await expect(root).not.toHaveAttribute("data-scrolled");
      await page.evaluate(() => window.scrollTo({ top: 21, behavior: "instant" }));
      await expect(root).toHaveAttribute("data-scrolled");
      const background = page.getByRole("banner").locator("> div").first();
      await expect
        .poll(() => background.evaluate((element) => Number(getComputedStyle(element).opacity)))
        .toBeGreaterThan(0.9);
    });
  });
}

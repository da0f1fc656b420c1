/** Pages without scripts: content, pictures, navigation, Book Now and changing the language. */
import type { Page } from "@playwright/test";
import { mainNavigation } from "../../src/settings/navigation";
import { type Language, inLanguage, languageFacts, languages } from "../../src/settings/languages";
import { engineQuery, queryOf, standInForEngine } from "../support/booking-page";
import { expect, test } from "../support/fixtures";
import { textsIn } from "../support/reading";
import { inBothLanguages, isLikeAnother, ownPages, routes } from "../support/routes";
import { siteFile } from "../support/site-file";

test.use({ javaScriptEnabled: false });

const navName = (key: string, language: Language) => textsIn("nav", language)(key.replace("nav.", ""));

/** URLs of displayed pictures in the content that were not loaded, or that are transparent, or inside a transparent element. */
const missingPictures = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.checkVisibility())
        .filter((image) => image.naturalWidth === 0 || !image.checkVisibility({ opacityProperty: true }))
        .map((image) => image.currentSrc || image.src),
    );

/** A visible Book Now link, except those of offers, which have a code. */
const bookLink = (page: Page) => page.locator('a[data-book-now]:visible:not([href*="code="])').first();

for (const [path, language, bare] of inBothLanguages(ownPages.filter((one) => !isLikeAnother(one)))) {
  test(`${path} is complete without scripts`, async ({ page, foreignRequests }) => {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(60);
    expect(await missingPictures(page)).toEqual([]);
    const book = bookLink(page);
    await expect(book).toHaveAttribute("target", "_blank");
    expect(await book.getAttribute("href")).toContain(siteFile.bookingEngine.address);
    expect(queryOf((await book.getAttribute("href")) ?? "")).toEqual(engineQuery(language));
    for (const other of languages) {
      await expect(page.locator(`a[data-language="${other}"]`).first()).toHaveAttribute(
        "href",
        inLanguage(bare, other),
      );
    }
    await expect(page.locator("#loading-overlay")).toBeHidden();
    expect(foreignRequests).toEqual([]);
    // Only buttons that work without scripts are shown.
    await expect(page.locator("button[type=button]:not([popovertarget], [commandfor]):visible")).toHaveCount(0);
  });
}

for (const language of languages) {
  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the menu opens, its links work, and it changes the language", async ({ page }) => {
      await page.goto(inLanguage("/", language));
      for (const { to, label } of mainNavigation.slice(1)) {
        await page.getByRole("button", { name: navName("nav.menu", language), exact: true }).click();
        const sheet = page.getByRole("dialog", { name: navName("nav.label", language) });
        await sheet.getByRole("link", { name: navName(label, language), exact: true }).click();
        await expect(page).toHaveURL(inLanguage(routes.get(to) ?? to, language));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      const other = language === "en" ? "el" : "en";
      await page.getByRole("button", { name: navName("nav.menu", language), exact: true }).click();
      await page.getByRole("dialog").getByRole("link", { name: languageFacts[other].name }).click();
      await expect(page).toHaveURL(inLanguage("/about", other));
      await expect(page.locator("html")).toHaveAttribute("lang", other);
    });
  });

  test.describe(`on a desktop (${language})`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

    test("the links of the header work, and its language list changes the language", async ({ page }) => {
      await page.goto(inLanguage("/", language));
      const bar = page.getByRole("banner");
      for (const { to, label } of mainNavigation) {
        await bar.getByRole("link", { name: navName(label, language), exact: true }).click();
        await expect(page).toHaveURL(inLanguage(routes.get(to) ?? to, language));
      }
      const other = language === "en" ? "el" : "en";
      await bar.locator("button[popovertarget]").click();
      await bar.getByRole("link", { name: languageFacts[other].name }).click();
      await expect(page).toHaveURL(inLanguage("/about", other));
    });
  });
}

test("Book Now opens the engine in a new tab, in the page's language", async ({ page, context }) => {
  await standInForEngine(context);
  await page.goto("/el/suite/luxury-suite");
  const opened = context.waitForEvent("page");
  await bookLink(page).click();
  const tab = await opened;
  await tab.waitForURL(`${siteFile.bookingEngine.address}**`);
  expect(queryOf(tab.url())).toEqual(engineQuery("el"));
});

test("the header scrolls away with the page, so that it covers no text", async ({ page }) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});

test("the bar shows only its button if the engine accepts no form", async ({ page }) => {
  await page.route("**/suite/luxury-suite", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<form (?=[^>]*data-book-now)/g, '<form data-plain="link" ');
    await route.fulfill({ response, body });
  });
  await page.goto("/suite/luxury-suite");
  const bar = page.locator("[data-booking-bar]");
  await expect(bar.getByRole("button")).toBeVisible();
  await expect(bar.locator("label:visible, input:visible, select:visible")).toHaveCount(0);
});

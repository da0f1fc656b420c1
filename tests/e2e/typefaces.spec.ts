/**
 * Fonts that load after the first paint. The text font is used from the next page on. The display font is used at once if
 * no text in view moves, and otherwise from the next page on.
 */
import type { Page } from "@playwright/test";
import { inLanguage, languages } from "../../src/settings/languages";
import { expect, test } from "../support/fixtures";
import { fontsSettled, openWithLateTypefaces } from "../support/page-checks";
import { storeBefore, wake } from "../support/visitor";

/** The first word of each family of web fonts that the browser uses for an element's text. */
const facesOf = async (page: Page, selector: string): Promise<readonly string[]> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName.split(" ")[0] ?? "");
};

/** A text near the top of the page. */
const text = "main p";
const link = "footer a[href$='/faq']";

/** Fonts that the page loads again under later names (features/navigation/later-fonts.ts), and how many of them have loaded. */
interface LaterFonts {
  readonly requested: string[];
  loaded: number;
}
declare global {
  interface Window {
    laterFonts?: LaterFonts;
  }
}

const recordLaterFonts = (): void => {
  const later: LaterFonts = { requested: [], loaded: 0 };
  window.FontFace = class extends FontFace {
    override async load(): Promise<FontFace> {
      later.requested.push(this.family);
      await super.load();
      later.loaded += 1;
      return this;
    }
  };
  window.laterFonts = later;
};

/** Whether the fonts for the next page have loaded. For `waitForFunction`. */
const nextPageFontsHaveLoaded = (): boolean => {
  const { requested, loaded } = window.laterFonts ?? { requested: [], loaded: 0 };
  return requested.some((family) => family.includes("Commissioner")) && requested.length === loaded;
};

for (const language of languages) {
  test(`a text font that loads too late for the first page is used on the next (${language})`, async ({ page }) => {
    await storeBefore(page, { language });
    await page.addInitScript(recordLaterFonts);
    await openWithLateTypefaces(page, inLanguage("/", language));
    await wake(page);
    expect(await facesOf(page, text)).toEqual([]);
    await page.waitForFunction(nextPageFontsHaveLoaded);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => facesOf(page, text)).toEqual(["Commissioner"]);
  });
}

for (const [path, selector] of [
  ["/contact", "main a[href^='tel:']"],
  ["/guide", "main a[href^='tel:'] strong"],
] as const) {
  test(`${path}: telephone numbers are in the text font, because the display font joins the digits of “444”`, async ({
    page,
  }) => {
    await storeBefore(page, { language: "en" });
    await page.goto(path);
    await expect(page.locator(selector).first()).toHaveCSS("font-family", /^"?Commissioner Figures/);
  });
}

/** Makes the display font's fallback so narrow that titles have fewer lines in it. */
const narrowFallback = (): void => {
  const face = (style: string, suffix: string) =>
    `@font-face { font-family: "Noto Serif Display Fallback"; font-style: ${style}; size-adjust: 50%;
      src: local("Times New Roman${suffix}"), local("Liberation Serif${suffix}"); }`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(face("normal", "") + face("italic", " Italic"));
  document.adoptedStyleSheets = [sheet];
};
const title = "main h1";

for (const language of languages) {
  test(`a display font that loads late is used at once if no text moves (${language})`, async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => void files.push(request.url()));
    await storeBefore(page, { language });
    await openWithLateTypefaces(page, inLanguage("/faq", language));
    await fontsSettled(page);
    await expect.poll(() => facesOf(page, title)).toEqual(["Noto"]);
    // An English page fetches no Greek file, although it contains the word “Ελληνικά” (decision 0013).
    const greek = files.filter((file) => /noto-serif-display-.*-el-/.test(file));
    expect(greek.length > 0).toBe(language === "el");
  });
}

test("a display font that would move a text is used on the next page", async ({ page }) => {
  await storeBefore(page, { language: "en" });
  await page.addInitScript(narrowFallback);
  await page.addInitScript(recordLaterFonts);
  await openWithLateTypefaces(page, "/");
  await fontsSettled(page);
  await wake(page);
  expect(await facesOf(page, title)).toEqual([]);
  await page.waitForFunction(nextPageFontsHaveLoaded);
  await page.locator(link).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => facesOf(page, title)).toEqual(["Noto"]);
});

test.describe("with a cache", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page with cached fonts has them from the first paint, and loads none under a later name", async ({
    page,
  }) => {
    await storeBefore(page, { language: "en" });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.addInitScript(recordLaterFonts);
    // The browser waits 100 ms for a font before it paints without it; on a busy machine a cached one may take longer.
    await expect(async () => {
      await page.goto("/faq");
      await fontsSettled(page);
      expect(await page.evaluate(() => window.laterFonts?.requested)).toEqual([]);
      expect(await facesOf(page, title)).toEqual(["Noto"]);
    }).toPass();
  });
});

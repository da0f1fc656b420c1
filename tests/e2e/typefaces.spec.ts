/** A text font that loads late is not used on the first page, but on the following ones. */
import type { Page } from "@playwright/test";
import { inLanguage, languages } from "../../src/settings/languages";
import { expect, test } from "../support/fixtures";
import { openWithLateTypefaces } from "../support/page-checks";
import { storeBefore, wake } from "../support/visitor";

/** The web fonts that the browser uses for an element's text. */
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
const laterFaces = () =>
  [...document.fonts].filter(
    ({ family, status }) => /Commissioner (?:Greek )?Later/.test(family) && status === "loaded",
  ).length;

for (const language of languages) {
  test(`a text font that loads too late for the first page is used on the next (${language})`, async ({ page }) => {
    await storeBefore(page, { language });
    await openWithLateTypefaces(page, inLanguage("/", language));
    await wake(page);
    expect(await facesOf(page, text)).toEqual([]);
    await expect.poll(() => page.evaluate(laterFaces)).toBeGreaterThanOrEqual(2);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => facesOf(page, text)).toEqual(["Commissioner"]);
  });
}

for (const [path, selector] of [
  ["/contact", "main a[href^='tel:']"],
  ["/guide", "main a[href^='tel:'] strong"],
] as const) {
  test(`${path}: telephone numbers are in the text font, because the title font joins the digits of “444”`, async ({
    page,
  }) => {
    await storeBefore(page, { language: "en" });
    await page.goto(path);
    await expect(page.locator(selector).first()).toHaveCSS("font-family", /^"?Commissioner Figures/);
  });
}

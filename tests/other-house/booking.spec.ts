/** Booking in any house: the links lead to the house's engine with the chosen nights, in the visitor's language. */
import { needsScriptsAttribute } from "../../src/lib/booking/book-now-attributes";
import { inLanguage, languages } from "../../src/settings/languages";
import { BookingPage, standInForEngine, today } from "../support/booking-page";
import { expect, test } from "../support/fixtures";
import { engineHost, stayFile } from "../support/site-file";

const stay = { arrival: "2026-12-11", departure: "2026-12-15" };

test.beforeEach(({ context }) => standInForEngine(context, [engineHost]));

/** Expects both days in the URL. The format depends on the engine. */
const expectStay = (address: string): void => {
  expect(address).toContain("2026-12-11");
  expect(address).toContain("2026-12-15");
};

for (const language of languages) {
  test(`every Book Now link leads to the house's engine (${language})`, async ({ page }) => {
    const booking = new BookingPage(page, language);
    await booking.visit();
    const links = page.locator("a[data-book-now]");
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.host).toBe(engineHost);
      expect(address.href).not.toMatch(/undefined|null|%7B/);
    }
  });

  test(`nights chosen by keyboard are sent to the engine (${language})`, async ({ page, context, isMobile }) => {
    test.skip(isMobile, "phones have the dock");
    const booking = new BookingPage(page, language);
    await booking.visit();
    await booking.cell("arrival").focus();
    await page.keyboard.press("Enter");
    await expect(booking.day(today)).toBeFocused();
    await page.keyboard.press("PageDown");
    await booking.day(stay.arrival).click();
    await booking.day(stay.departure).click();
    await page.keyboard.press("Escape");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
    ]);
    await tab.waitForURL((address) => address.host === engineHost);
    expectStay(tab.url());
    await expect(booking.toast("status.opened")).toBeVisible();
  });

  test(`every link contains the stay stored in the tab (${language})`, async ({ page }) => {
    const guests = stayFile.facts.maxGuests.value;
    await page.addInitScript(
      (kept) => sessionStorage.setItem("booking-stay", kept),
      JSON.stringify({ ...stay, guests }),
    );
    const booking = new BookingPage(page, language);
    await booking.arrive();
    for (const link of await page.locator("a[data-book-now]").all())
      expectStay((await link.getAttribute("href")) ?? "");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`the form opens the engine, and has the browser's own fields if it can send a stay (${language})`, async ({
      page,
      context,
    }) => {
      await page.goto(inLanguage("/", language));
      const booking = new BookingPage(page, language);
      const needsScripts = (await booking.bar.getAttribute(needsScriptsAttribute)) !== null;
      await expect(booking.bar.locator("[data-stay-field]:visible")).toHaveCount(needsScripts ? 0 : 3);
      if (!needsScripts) {
        await booking.bar.locator('[data-stay-field="arrival"]').fill(stay.arrival);
        await booking.bar.locator('[data-stay-field="departure"]').fill(stay.departure);
      }
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
      ]);
      await tab.waitForURL((address) => address.host === engineHost);
    });
  });
}

/**
 * A house with two suites: guests choose the suite in the bar, in the phone's sheet and beside their message; price, taken nights,
 * Book Now and messages are then those of the chosen suite. local/other-houses.ts makes the second suite.
 */
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { secondSuite } from "../../local/other-houses";
import { availabilitySchema } from "../../src/lib/booking/availability";
import { addDays } from "../../src/lib/booking/days";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import { freshAddress, houseDay, rowsOf } from "../support/backend";
import { BookingPage, noCalendars, standInForEngine } from "../support/booking-page";
import { expect, test } from "../support/fixtures";
import { overflowingElements } from "../support/page-checks";
import { engineHost, suiteFile } from "../support/site-file";
import { StaffPage } from "../support/staff-page";
import { wake } from "../support/visitor";
import { textsIn } from "../support/reading";

const terraceHost = `${secondSuite.account}.reserve-online.net`;
const stay = "checkin=2026-12-11&checkout=2026-12-15";

/** The nights of 5 and 6 December are taken in the first suite, those of 20 and 21 in the second. */
const calendars = {
  ...noCalendars,
  checkedAt: "2026-11-21T09:45:00.000Z",
  suites: {
    [suiteFile.id]: { checkedAt: "2026-11-21T09:45:00.000Z", taken: [["2026-12-05", "2026-12-07"]], notOpen: [] },
    [secondSuite.id]: { checkedAt: "2026-11-21T09:45:00.000Z", taken: [["2026-12-20", "2026-12-22"]], notOpen: [] },
  },
};

/** The hosts to which the Book Now links of the page lead. */
const bookNowHosts = (page: Page): Promise<string[]> =>
  page
    .locator("a[data-book-now]")
    .evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map(({ href }) => new URL(href).host))]);

/** The booking bar of a page in a language, with the taken nights of `calendars`. */
const bookingIn = (page: Page, language: Language): BookingPage => {
  const booking = new BookingPage(page, language);
  booking.calendars = calendars;
  return booking;
};

const visit = async (page: Page, language: Language, path = "/"): Promise<BookingPage> => {
  const booking = bookingIn(page, language);
  await booking.visit(path);
  return booking;
};

/** Opens the contact page, and waits for the choice beside the message, which appears when the page has hydrated. */
const visitContact = async (page: Page, language: Language, query: string) => {
  const booking = bookingIn(page, language);
  await booking.arrive(`/contact?${query}`);
  await wake(page);
  const select = page.locator("#content [data-suite-choice] select");
  await expect(select).toBeVisible();
  return { booking, select };
};

/** Returns the select in the bar; on phones, opens the sheet and returns the select in it. */
const choice = async (booking: BookingPage, isMobile: boolean) => {
  if (isMobile) await booking.dock.getByRole("button").click();
  return (isMobile ? booking.sheet : booking.bar).getByLabel(textsIn("suiteChoice", booking.language)("label"));
};

test.beforeEach(({ context }) => standInForEngine(context, [engineHost, terraceHost]));

for (const language of languages) {
  test(`the chosen suite has its own price, taken nights, guests and engine (${language})`, async ({
    page,
    context,
    isMobile,
  }) => {
    const booking = await visit(page, language, `/?${stay}&guests=3`);
    expect(await bookNowHosts(page)).toEqual([engineHost]);
    const price = isMobile ? booking.dock : booking.bar;
    // Four nights at 100 €, less 12 %. In addition, for each night, the third guest (25 €) and the climate fee (4 €).
    await expect(price).toContainText("468");
    const select = await choice(booking, isMobile);
    await expect(select).toHaveValue(suiteFile.id);
    await select.selectOption({ label: secondSuite.name[language] });
    // Four nights at 250 €, less 12 %, and the climate fee of each night. The suite takes two guests.
    await expect(price).toContainText("896");
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
    expect(new URL(page.url()).search).toBe(`?${stay}&guests=2&suite=${secondSuite.id}`);
    if (isMobile) await expect(booking.dock).toContainText(secondSuite.name[language]);

    if (!isMobile) await booking.cell("arrival").click();
    const night = (day: string) => booking.day(day).first().getAttribute("aria-label");
    await expect(booking.day("2026-12-20").first()).toHaveAttribute("aria-disabled", "true");
    await expect(booking.day("2026-12-05").first()).not.toHaveAttribute("aria-disabled", "true");
    expect(await night("2026-12-20")).not.toBe(await night("2026-12-05"));
    await page.keyboard.press("Escape");

    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      isMobile
        ? booking.dock.getByRole("link").click()
        : booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
    ]);
    await tab.waitForURL((address) => address.host === terraceHost);
    expect(tab.url()).toContain("checkin=2026-12-11&checkout=2026-12-15&adults=2");
  });

  test(`a suite's own page and the suite in a URL decide which suite Book Now opens (${language})`, async ({
    page,
  }) => {
    const booking = await visit(page, language, `/suite/${secondSuite.id}`);
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
    await booking.visit(`/?${stay}&suite=${secondSuite.id}`);
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
    await booking.visit(`/suite/${suiteFile.id}`);
    expect(await bookNowHosts(page)).toEqual([engineHost]);
  });

  test(`a returning guest sees the suite of the link before the application has started (${language})`, async ({
    page,
    isMobile,
  }) => {
    const booking = bookingIn(page, language);
    await booking.arrive(`/contact?suite=${secondSuite.id}`);
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
    await booking.arrive(`/?suite=${secondSuite.id}`);
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
    if (isMobile) await expect(booking.dock).toContainText(secondSuite.name[language]);
    await booking.arrive(`/?${stay}&suite=${secondSuite.id}`);
    await booking.arrive("/contact");
    expect(await bookNowHosts(page)).toEqual([terraceHost]);
  });

  test(`an unknown suite in the URL is reported, and the dates are kept (${language})`, async ({ page, isMobile }) => {
    const booking = await visit(page, language, `/?${stay}&suite=cellar`);
    const place = isMobile ? booking.dock : booking.bar;
    await expect(place.getByText(textsIn("suiteChoice", language)("unknown"))).toBeVisible();
    for (const link of await page.locator("a[data-book-now]").all())
      expect(await link.getAttribute("href")).toContain("checkin=2026-12-11");
    await (await choice(booking, isMobile)).selectOption(secondSuite.id);
    await expect(place.getByText(textsIn("suiteChoice", language)("unknown"))).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`the bar names its suite and links to the other suite's page, whose form books that suite (${language})`, async ({
      page,
      context,
      isMobile,
    }) => {
      await page.goto(inLanguage("/", language));
      const booking = new BookingPage(page, language);
      await expect(booking.bar.locator("[data-suite-choice] select")).toBeHidden();
      await booking.bar.locator("[data-suite-choice]").getByRole("link", { name: secondSuite.name[language] }).click();
      await page.waitForURL(`**/suite/${secondSuite.id}`);
      await expect(booking.bar.locator("[data-suite-choice] strong")).toHaveText(secondSuite.name[language]);
      await booking.bar.locator('[data-stay-field="arrival"]').fill("2026-12-11");
      await booking.bar.locator('[data-stay-field="departure"]').fill("2026-12-15");
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
      ]);
      await tab.waitForURL((address) => address.host === terraceHost);
      if (!isMobile) expect(tab.url()).toContain("checkin=2026-12-11");
    });
  });
}

test("the suite is chosen by keyboard", async ({ page, isMobile }) => {
  test.skip(isMobile, "phones have the sheet");
  const booking = await visit(page, "en");
  await (await choice(booking, false)).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => bookNowHosts(page)).toEqual([terraceHost]);
  await page.keyboard.press("Tab");
  await expect(booking.cell("arrival")).toBeFocused();
});

test("a message carries the suite that is chosen beside it, and WhatsApp names it", async ({ page, request }) => {
  const { booking, select } = await visitContact(page, "en", `${stay}&guests=2`);
  await select.selectOption(secondSuite.id);
  const whatsapp = page.getByRole("link", { name: new RegExp(booking.text("message.whatsapp")) }).first();
  await expect(whatsapp).toHaveAttribute("href", new RegExp(encodeURIComponent(secondSuite.name.en)));
  const email = freshAddress("suites");
  await page.locator("#contact-name").fill("Ann");
  await page.locator("#contact-email").fill(email);
  await page.locator("#contact-message").fill("A question.");
  await page.getByRole("button", { name: textsIn("contact", "en")("form.submit") }).click();
  await expect(page.getByText(textsIn("contact", "en")("success.title"))).toBeVisible();
  const rows = await rowsOf(request, "contact_messages", { email: `eq.${email}`, select: "stay_arrival,stay_suite" });
  expect(rows).toEqual([{ stay_arrival: "2026-12-11", stay_suite: secondSuite.id }]);
});

test("nights that staff block in one suite are taken in that suite alone", async ({ page, isMobile }, testInfo) => {
  test.skip(isMobile, "one block is enough");
  const staff = new StaffPage(page, "en");
  const t = staff.texts("calendars");
  const first = houseDay(120 + 20 * testInfo.retry);
  const nights = [first, addDays(first, 3)] as const;
  await staff.signIn("owner");
  await staff.goTo(staff.staff("nav.calendars"));
  await page.getByLabel(t("firstNight")).fill(nights[0]);
  await page.getByLabel(t("departure")).fill(nights[1]);
  await page.getByLabel(textsIn("suiteChoice", "en")("label"), { exact: true }).selectOption(secondSuite.id);
  await page.getByLabel(t("reason")).fill("Painting the terrace");
  await page.getByRole("button", { name: t("block"), exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Painting the terrace" })).toContainText(secondSuite.name.en);
  const { suites = {} } = v.parse(availabilitySchema, await (await page.request.get("/availability.json")).json());
  expect(suites[secondSuite.id]?.taken).toContainEqual(nights);
  expect(suites[suiteFile.id]?.taken).not.toContainEqual(nights);
});

for (const path of ["/", `/suite/${secondSuite.id}`, "/contact"])
  test(`nothing is cut off at 320 px: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const query = `${stay}&suite=${secondSuite.id}`;
    if (path === "/contact") await visitContact(page, "el", query);
    else await visit(page, "el", `${path}?${query}`);
    expect(await overflowingElements(page)).toEqual([]);
  });

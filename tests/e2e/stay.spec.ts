/** A stay in the URL: shown with its price, sent to the engine, refused for taken nights, and shared. */
import type { Locator, Page, Request } from "@playwright/test";
import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { inLanguage, languageOfPath, languages } from "../../src/settings/languages";
import { expectAccessible } from "../support/axe";
import { futureStay, houseDay } from "../support/backend";
import {
  BookingPage,
  type ChosenStay,
  engineQuery,
  noCalendars,
  queryOf,
  standInForEngine,
} from "../support/booking-page";
import { deferred } from "../support/promises";
import { anyWidth, expect, test } from "../support/fixtures";
import { overflowingElements } from "../support/page-checks";
import { textsIn } from "../support/reading";
import { siteFile } from "../support/site-file";
import { addDays } from "../../src/lib/booking/days";
import { formatMoney } from "../../src/lib/format";
import { holdRequests, storeBefore, wake } from "../support/visitor";

const { address: engine } = siteFile.bookingEngine;
const stay = { arrival: "2026-12-10", departure: "2026-12-13", guests: 3 };
const query = "checkin=2026-12-10&nights=3&guests=3";
const futureQuery = `checkin=${futureStay.arrival}&nights=3&guests=3`;
const taken = {
  ...noCalendars,
  checkedAt: "2026-11-21T09:45:00.000Z",
  taken: [["2026-12-15", "2026-12-18"]],
};

test.beforeEach(({ context }) => standInForEngine(context));

/**
 * Opens a page with its start script and the stay, but without the application. Returns a function that lets the application load.
 */
const arriveWithoutApplication = async (booking: BookingPage, page: Page, path: string): Promise<() => void> => {
  await booking.prepareReturn();
  const release = await holdRequests(page, "**/app-*.js");
  await page.goto(inLanguage(path, booking.language), { waitUntil: "commit" });
  await page.waitForFunction(
    () => window.startState?.onHeld !== undefined && !window.startState.awaitsStay && !window.startState.ready,
  );
  return release;
};

/** Expects that every Book Now link has the stay, except those of offers, which also have a code. */
const expectStayInLinks = async (page: Page, language: "en" | "el", of: ChosenStay) => {
  for (const link of await page.locator('a[data-book-now]:not([href*="code="])').all())
    expect(queryOf((await link.getAttribute("href")) ?? "")).toEqual(engineQuery(language, of));
};

for (const language of languages) {
  test(`in ${language}, a stay in the URL shows its total price, can be changed except to taken nights, and is sent to the engine`, async ({
    page,
    context,
    isMobile,
  }) => {
    const booking = new BookingPage(page, language);
    booking.calendars = taken;
    const release = await arriveWithoutApplication(booking, page, `/suite/luxury-suite?${query}`);
    const place = isMobile ? booking.dock : booking.bar;
    const dates = page.locator(isMobile ? "[data-booking-dock] [data-stay=dates]" : "[data-stay=arrival]").first();
    const shown = await dates.innerText();
    expect(shown).toContain("10");
    await expectStayInLinks(page, language, stay);
    release();
    // The total price is shown without any input.
    const inAll = booking.text(isMobile ? "price.all" : "price.allForNights_other", { total: "TOTAL", count: 3 });
    await expect(place).toContainText(new RegExp(inAll.replace("TOTAL", "\\S*\\d+(?:\\s€)?")));
    expect(await dates.innerText()).toBe(shown);
    await expectStayInLinks(page, language, stay);
    await (isMobile ? booking.dock.locator("[data-dialog-open]") : booking.cell("departure")).click();
    const open = isMobile ? booking.sheet : booking.bar.locator("..");
    const refusal = open.getByRole("alert").filter({ hasText: /\S/ });
    if (isMobile) await booking.day("2026-12-12").locator("visible=true").click();
    await booking.day("2026-12-16").locator("visible=true").press("Enter");
    await expect(refusal).toContainText("15");
    await open
      .getByRole("button", { name: language === "en" ? /–15 December/ : /–15 Δεκεμβρίου/ })
      .first()
      .click();
    await expect(refusal).toHaveCount(0);
    const chosen = Object.fromEntries(new URL(page.url()).searchParams);
    expect(chosen["checkout"]).toBe("2026-12-15");
    if (!isMobile) await page.keyboard.press("Escape");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      open
        .getByRole("button", { name: booking.text("submit") })
        .first()
        .click(),
    ]);
    await tab.waitForURL((address) => address.host === new URL(engine).host);
    const sent = { arrival: chosen["checkin"] ?? "", departure: "2026-12-15", guests: 3 };
    expect(queryOf(tab.url())).toEqual(engineQuery(language, sent));
  });

  test(`in ${language}, an error in the URL is shown before and after hydration, and its valid values are used`, async ({
    page,
    isMobile,
  }) => {
    const booking = new BookingPage(page, language);
    const release = await arriveWithoutApplication(booking, page, "/?checkin=2026-12-10&checkout=2026-12-13&guests=9");
    const places = isMobile ? booking.dock : booking.bar;
    const problem = places.locator("[data-stay=problem]");
    const expectProblem = async () => {
      await expect(problem).toHaveText(/3/);
      await expect(problem).toBeInViewport();
      await expectStayInLinks(page, language, { ...stay, guests: 2 });
    };
    await expectProblem();
    const text = await problem.innerText();
    expect(await page.evaluate(() => window.startState?.ready)).toBe(false);
    release();
    await booking.untilHydrated();
    await expectProblem();
    expect(await problem.innerText()).toBe(text);
    await expectAccessible(page);
    // Changing the language keeps the query.
    const other = language === "en" ? "el" : "en";
    await page
      .locator(`a[data-language=${other}]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((address) => address.pathname === inLanguage("/", other));
    expect(new URL(page.url()).search).toContain("checkin=2026-12-10");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^[^?]+$/);
  });
}

for (const language of languages) {
  test(
    `in ${language}, the contact page shows the stay of the tab and puts it into messages, without any input`,
    anyWidth,
    async ({ page }) => {
      const booking = new BookingPage(page, language);
      await booking.visit(`/?${query}`);
      await page.goto(inLanguage("/contact", language));
      await expect(page.getByRole("main")).toContainText(textsIn("common", language)("guests_other", { count: 3 }));
      await expect(page.locator("a[href^='https://wa.me/']").first()).toHaveAttribute(
        "href",
        /text=.*checkin%3D2026-12-10/,
      );
    },
  );
}

/** The code that shows a stay before the application has loaded. */
const stayScript = /\/start-\w\w-stay-/;

/** Opens a page before its stay is shown. Returns a function that lets the code that shows the stay load. */
const arriveBeforeStay = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdRequests(page, stayScript);
  await page.goto(path);
  await page.waitForFunction(() => window.startState?.onHeld !== undefined);
  return release;
};

for (const path of ["/", "/faq", "/el/guide"]) {
  test(`${path} loads the code for a stay only if there is a stay`, anyWidth, async ({ page, baseURL }) => {
    const loaded: string[] = [];
    const note = (request: Request) => {
      if (stayScript.test(request.url())) loaded.push(request.url());
    };
    page.on("request", note);
    const language = languageOfPath(path);
    await storeBefore(page, { language });
    const visit = async (address: string) => {
      await page.goto(address, { waitUntil: "networkidle" });
      return loaded.splice(0).length;
    };
    expect(await visit(path), "without a stay").toBe(0);
    expect(await visit(`${path}?utm_source=mail`), "with another query").toBe(0);
    expect(await visit(`${path}?${futureQuery}`), "with a stay in the URL").toBe(1);
    await expectStayInLinks(page, language, futureStay);
    expect(await visit(path), "with the stay of the tab").toBe(1);
    await expectStayInLinks(page, language, futureStay);
    const other = await page.context().newPage();
    other.on("request", note);
    await other.goto(`${baseURL ?? ""}${path}`, { waitUntil: "networkidle" });
    expect(loaded, "in another tab").toEqual([]);
  });
}

type PressOptions = Parameters<Locator["click"]>[0];

/**
 * Presses Book Now before the stay is shown. The press must have no effect until `release` is called, and then open the engine
 * with the stay.
 */
const expectStaySent = async (page: Page, pressed: Locator, release: () => void, options?: PressOptions) => {
  const context = page.context();
  await pressed.click(options);
  await expect(pressed).toHaveAttribute("aria-busy", "true");
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent("page");
  release();
  const tab = await opened;
  await tab.waitForURL((address) => address.host === new URL(engine).host);
  expect(queryOf(tab.url())).toEqual(engineQuery("en", futureStay));
};

const presses: [string, PressOptions][] = [
  ["pressed", {}],
  ["pressed for a new tab", { modifiers: ["ControlOrMeta"] }],
  ["pressed with the middle button", { button: "middle" }],
];
for (const [press, options] of presses) {
  test(`Book Now ${press} before its stay is shown opens the engine with the stay`, async ({ page }) => {
    const release = await arriveBeforeStay(page, `/faq?${futureQuery}`);
    await expectStaySent(page, page.locator("a[data-book-now]:visible").first(), release, options);
  });
}

test(
  "if the browser opens no tab for a repeated press, as Safari does, Book Now opens the engine in this tab",
  anyWidth,
  async ({ page }) => {
    await page.addInitScript("window.open = () => null");
    const release = await arriveBeforeStay(page, `/faq?${futureQuery}`);
    await page.locator("a[data-book-now]:visible").first().click();
    release();
    await page.waitForURL((address) => address.host === new URL(engine).host);
    expect(queryOf(page.url())).toEqual(engineQuery("en", futureStay));
  },
);

test("a form sent before its stay is shown opens the engine with the stay", async ({ page, isMobile }) => {
  test.skip(isMobile, "the bar is for wide screens");
  const booking = new BookingPage(page);
  await booking.arrive(`/?${futureQuery}`);
  const release = await arriveBeforeStay(page, "/");
  await expectStaySent(page, booking.bar.getByRole("button", { name: booking.text("submit") }), release);
});

test("Book Now works without the stay if its code cannot be loaded", anyWidth, async ({ page, context, allow }) => {
  allow(/ERR_FAILED/);
  await page.route(stayScript, (route) => route.abort());
  await page.goto(`/faq?${futureQuery}`);
  await page.waitForFunction(() => window.startState?.onHeld !== undefined && !window.startState.awaitsStay);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("a[data-book-now]:visible").first().click(),
  ]);
  await tab.waitForURL((address) => address.host === new URL(engine).host);
  expect(queryOf(tab.url())).toEqual(engineQuery("en"));
});

test(
  "Book Now pressed before the start script fails to load opens the engine at the next press, and only once",
  anyWidth,
  async ({ page, context, allow }) => {
    allow(/ERR_FAILED/);
    const { promise: failure, resolve: fail } = deferred();
    // Only the first request fails: the second one has a query, which the pattern does not match.
    await page.route(/\/start-en-\w+\.js$/, async (route) => {
      await failure;
      await route.abort();
    });
    await page.goto(`/faq?${futureQuery}`, { waitUntil: "commit" });
    const link = page.locator("a[data-book-now]:visible").first();
    await link.click();
    expect(await page.evaluate(() => window.startState?.held.length)).toBe(1);
    fail();
    await page.waitForFunction(() => window.startState?.awaitsStay === false);
    const press = () => Promise.all([context.waitForEvent("page"), link.click()]);
    await press();
    // The application repeats held presses when it starts. Repeating the first press would open a fourth page.
    await page.waitForFunction(() => window.startState?.ready);
    await press();
    expect(context.pages()).toHaveLength(3);
  },
);

test("the page shows without any input that nights of the stay are taken, and states no price for it", async ({
  page,
  isMobile,
}) => {
  const booking = new BookingPage(page);
  booking.calendars = taken;
  await booking.visit("/?checkin=2026-12-14&checkout=2026-12-17");
  const place = isMobile ? booking.dock : booking.bar;
  await expect(place.locator("[data-stay=problem]")).toHaveText(booking.text("error.taken", { day: "15 December" }));
  const inAll = booking.text("price.all", { total: "" }).trim();
  await expect(place).not.toContainText(inAll);
  await (isMobile ? booking.dock.locator("[data-dialog-open]") : booking.cell("departure")).click();
  const open = isMobile ? booking.sheet : booking.bar.locator("..");
  await expect(open.getByRole("alert").filter({ hasText: "15 December" })).toBeVisible();
  await expect(open.locator("dl")).toHaveText(/3 nights$/);
  await expect(page.locator("strong").filter({ hasText: inAll })).toHaveCount(0);
});

for (const [name, arrival, departure, text] of [
  ["a stay states its price", "2026-12-05", "2026-12-12", /€/],
  ["nights that are taken states no price", "2026-12-14", "2026-12-21", /^[^€]+$/],
] as const) {
  test(`a message about ${name}`, anyWidth, async ({ page }) => {
    const booking = new BookingPage(page);
    booking.calendars = taken;
    await booking.arrive(`/contact?checkin=${arrival}&checkout=${departure}`);
    await wake(page);
    const message = page.locator('main a[href*="wa.me"]');
    await expect
      .poll(async () => new URL((await message.getAttribute("href")) ?? "").searchParams.get("text"))
      .toMatch(text);
  });
}

test("after going back to a page with an older stay in its URL, the newer stay is shown, sent and in the URL", async ({
  page,
  isMobile,
}) => {
  const { bar, dock } = new BookingPage(page);
  // The days are relative to today: with Playwright's clock, the page could not see that the visitor has gone back.
  const soon = houseDay(150);
  const older = { arrival: soon, departure: addDays(soon, 4), guests: 2 };
  const newer = { arrival: addDays(soon, 7), departure: addDays(soon, 10), guests: 3 };
  const queryOfStay = ({ arrival, departure, guests }: ChosenStay) =>
    `?checkin=${arrival}&checkout=${departure}&guests=${guests}`;
  const guests = (isMobile ? dock : bar).locator("[data-stay=guests]");
  await storeBefore(page, { language: "en" });
  await page.goto(`/${queryOfStay(older)}`);
  await page.goto(`/suite/luxury-suite${queryOfStay(newer)}`);
  await expect(guests).toHaveText(/3/);
  await page.goBack();
  await expect(guests).toHaveText(/3/);
  await expectStayInLinks(page, "en", newer);
  await wake(page);
  await expect.poll(() => new URL(page.url()).search).toBe(queryOfStay(newer));
  await expectStayInLinks(page, "en", newer);
});

interface StayFile {
  readonly suites: readonly {
    readonly rates: {
      readonly weekend: readonly string[];
      readonly seasons: readonly {
        readonly from: string;
        readonly to: string;
        readonly night: number;
        readonly weekendNight: number | null;
      }[];
      readonly lengthDiscounts: readonly { readonly nights: number; readonly percent: number }[];
    };
  }[];
  readonly terms: {
    readonly guestsIncluded: number;
    readonly furtherGuest: { readonly amount: number };
    readonly directDiscount: { readonly percent: number };
    readonly seasonalFees: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
  };
}

/** Whether a day is within dates with a year (2026-12-30) or without one (12-30), which may go beyond the end of the year. */
const isWithin = (day: string, { from, to }: { readonly from: string; readonly to: string }): boolean => {
  const compared = day.slice(-from.length);
  return from <= to ? from <= compared && compared <= to : from <= compared || compared <= to;
};

/** The price of a stay in cents, as a partner computes it from /stay.json, without any code of the site. */
const priceFrom = ({ suites, terms }: StayFile, { arrival, departure, guests }: ChosenStay): number => {
  const { weekend = [], seasons = [], lengthDiscounts = [] } = suites[0]?.rates ?? {};
  const nights: string[] = [];
  for (let day = arrival; day < departure; day = addDays(day, 1)) nights.push(day);
  const sum = (amountOf: (night: string) => number) => nights.reduce((total, night) => total + amountOf(night), 0);
  // A season of one year has precedence over those of every year.
  const byPrecedence = seasons.toSorted((a, b) => b.from.length - a.from.length);
  let price = sum((night) => {
    const season = byPrecedence.find((dates) => isWithin(night, dates));
    const weekday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "UTC" }).format(new Date(night));
    const isWeekend = weekend.includes(weekday.toLowerCase());
    return (isWeekend ? season?.weekendNight : undefined) ?? season?.night ?? NaN;
  });
  const length = lengthDiscounts.filter((discount) => nights.length >= discount.nights).map(({ percent }) => percent);
  for (const percent of [Math.max(0, ...length), terms.directDiscount.percent])
    price -= Math.round((price * percent) / 100);
  const furtherGuests = Math.max(0, guests - terms.guestsIncluded) * terms.furtherGuest.amount;
  const feeOf = (night: string) => terms.seasonalFees.find((dates) => isWithin(night, dates))?.amount ?? 0;
  return price + sum((night) => furtherGuests + feeOf(night));
};

for (const [what, language, stayOfKind] of [
  ["one season", "en", { arrival: "2026-12-10", departure: "2026-12-14", guests: 2 }],
  ["a season of one year and the length discount", "el", { arrival: "2026-12-26", departure: "2027-01-05", guests: 1 }],
  ["two seasons, two fees and a third guest", "en", { arrival: "2027-03-29", departure: "2027-04-03", guests: 3 }],
  ["weekends and a month", "el", { arrival: "2027-09-03", departure: "2027-10-02", guests: 3 }],
] as const)
  test(
    `the price of a stay with ${what} is the one that a partner computes from /stay.json`,
    anyWidth,
    async ({ page }) => {
      const file = (await (await page.request.get("/stay.json")).json()) as StayFile;
      const { arrival, departure, guests } = stayOfKind;
      const booking = new BookingPage(page, language);
      await booking.visit(`/suite/luxury-suite?checkin=${arrival}&checkout=${departure}&guests=${guests}`);
      const total = formatMoney(priceFrom(file, stayOfKind) / 100, "EUR", language);
      await expect(booking.dock).toContainText(booking.text("price.all", { total }));
    },
  );

test("the calendar refuses more nights than the engine accepts", async ({ page, isMobile }) => {
  const booking = new BookingPage(page);
  await booking.visit("/?checkin=2027-02-01");
  await (isMobile ? booking.dock.locator("[data-dialog-open]") : booking.cell("departure")).click();
  const place = isMobile ? booking.sheet : booking.panel;
  if (isMobile) await place.getByRole("button", { name: booking.text("calendar.nextMonth") }).click();
  await booking.day("2027-03-20").locator("visible=true").press("Enter");
  await expect(place.getByText(booking.text("error.maximumNights_other", { count: 30 }))).toBeVisible();
  await expect(page).not.toHaveURL(/checkout/);
});

test("a stay can be shared, saved as an event and sent in a message, without requests to other hosts", async ({
  page,
  isMobile,
  foreignRequests,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    const copied = (text: string) => {
      document.documentElement.dataset["copied"] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText: copied } });
  });
  const booking = new BookingPage(page, "el");
  await page.setViewportSize({ width: isMobile ? 320 : 1440, height: 800 });
  await booking.visit(`/suite/luxury-suite?${query}`);
  await (isMobile ? booking.dock.locator("[data-dialog-open]") : booking.cell("arrival")).click();
  const open = isMobile ? booking.sheet : booking.bar.locator("..");
  await open.getByRole("button", { name: booking.text("share.action") }).click();
  await expect(open.getByText(booking.text("share.copied"))).toBeVisible();
  const copied = (await page.locator("html").getAttribute("data-copied")) ?? "";
  // The apps of social networks have neither a clipboard for pages nor an address bar.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open.getByRole("button", { name: booking.text("share.action") }).click();
  await expect(open.getByRole("status").filter({ hasText: copied.split("\n").at(-1) ?? "" })).toBeVisible();
  const sharedQuery = "?checkin=2026-12-10&checkout=2026-12-13&guests=3";
  expect(copied.split("\n")).toEqual([
    expect.stringMatching(/^.+, 10–13 Δεκεμβρίου 2026: 3 διανυκτερεύσεις, 3 άτομα, .+ συνολικά\.$/),
    new URL(`/el/suite/luxury-suite${sharedQuery}`, page.url()).href,
  ]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    open.getByRole("button", { name: booking.text("event.action") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("2026-12-10.ics");
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")) as unknown[]).getFirstSubcomponent(
      "vevent",
    ) ?? undefined,
  );
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-12-10", "2026-12-13"]);
  expect(event.description).toContain("15:00");
  expect(event.location).toContain("Θεσσαλονίκη");
  const message = await open.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  const text = new URL(message ?? "").searchParams.get("text") ?? "";
  for (const part of ["3 διανυκτερεύσεις", "3 άτομα", booking.text("price.total"), sharedQuery])
    expect(text).toContain(part);
  for (const scheme of ["sms:", "mailto:", "viber:", "tel:"])
    await expect(open.locator(`a[href^="${scheme}"]`)).toHaveCount(1);
  expect(await overflowingElements(page)).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test(
  "in forced colours, both days of a stay have the colours of a selection, also beside taken nights",
  anyWidth,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const booking = new BookingPage(page);
    booking.calendars = taken;
    await booking.visit("/?checkin=2026-12-18&checkout=2026-12-20&guests=2");
    await booking.dock.getByRole("button").first().click();
    const coloursOf = (day: string) =>
      booking.day(day).evaluate((button) => {
        const selection = button.appendChild(document.createElement("i"));
        selection.style.cssText = "forced-color-adjust: none; color: HighlightText; background: Highlight";
        const colours = [button, selection].map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
        selection.remove();
        return colours;
      });
    for (const day of ["2026-12-18", "2026-12-20"]) {
      await expect(booking.day(day).locator("..")).toHaveAttribute("aria-selected", "true");
      const [own, selection] = await coloursOf(day);
      expect(own, day).toEqual(selection);
    }
    const hatching = await booking
      .day("2026-12-16")
      .locator("..")
      .evaluate((cell) => getComputedStyle(cell, "::before").backgroundImage);
    expect(hatching, "the hatching of a taken night is drawn").toContain("gradient");
  },
);

for (const language of languages) {
  test(
    `in ${language}, nothing covers the calendar of the sheet in a window at 400 % zoom`,
    anyWidth,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      const booking = new BookingPage(page, language);
      await booking.visit();
      await booking.dock.getByRole("button").first().click();
      const day = booking.sheet.locator('[data-day="2026-11-26"]');
      await day.evaluate((button) => button.scrollIntoView({ block: "center" }));
      for (const part of [booking.sheet.getByRole("heading"), booking.sheet.locator("a[data-book-now]")])
        await expect(part.first()).not.toBeInViewport();
      await expect(day).toBeInViewport({ ratio: 1 });
    },
  );
}

test("a link that is opened in a new tab carries the chosen stay", anyWidth, async ({ page, context }) => {
  await page.goto(`/faq?${futureQuery}`);
  await wake(page);
  const link = page.locator('footer a[href="/contact"]').first();
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  const { arrival, departure } = futureStay;
  await tab.waitForURL((url) => url.pathname === "/contact");
  expect(Object.fromEntries(new URL(tab.url()).searchParams)).toEqual({
    checkin: arrival,
    checkout: departure,
    guests: "3",
  });
  await expect(link).toHaveAttribute("href", "/contact");
});

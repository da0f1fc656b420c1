/**
 * Booking: the links, the bar by keyboard and without scripts, the phone's dock, and errors when no tab can be opened.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { BookingPage, engineQuery, queryOf, standInForEngine } from "../support/booking-page";
import { expect, test } from "../support/fixtures";
import { siteFile, stayFile } from "../support/site-file";
import { holdRequests, wake } from "../support/visitor";

const { address: url } = siteFile.bookingEngine;
const languages = ["en", "el"] as const;

test.beforeEach(({ context }) => standInForEngine(context));

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test("the property's registration number is shown beside the booking form", async ({ page, isMobile }) => {
      const booking = new BookingPage(page, language);
      await booking.visit();
      if (isMobile) await booking.dock.getByRole("button").tap();
      const offer = isMobile ? booking.sheet : booking.bar;
      await expect(
        offer.getByText(siteFile.legal.propertyRegistry?.value ?? "(no registration number in site.yml)"),
      ).toBeVisible();
    });

    test("the booking bar can be filled in by keyboard alone and passes the stay to the engine", async ({
      page,
      context,
      isMobile,
    }) => {
      test.skip(isMobile, "phones have the dock");
      const booking = new BookingPage(page, language);
      await booking.visit();
      await booking.cell("arrival").focus();
      await page.keyboard.press("Enter");
      await expect(booking.day("2026-11-21")).toBeFocused();
      await page.keyboard.press("PageDown");
      await expect(booking.day("2026-12-21")).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(booking.day("2026-12-11")).toBeFocused();
      await page.keyboard.press("Enter");
      for (let night = 0; night < 4; night += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expectAccessible(page);
      const more = booking.panel.getByRole("button", { name: booking.text("guests.increase") });
      while (!(await more.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const total = stayFile.facts.thirdGuestFee.amount * 4;
      await expect(booking.panel.getByText(new RegExp(`${total}\\D`)).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(booking.panel).toBeHidden();
      await expect(booking.bar.locator("[data-cell] button:focus")).toHaveCount(1);
      const submit = booking.bar.getByRole("button", { name: booking.text("submit") });
      await submit.focus();
      const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
      await tab.waitForURL((address) => address.host === new URL(url).host);
      const stay = { arrival: "2026-12-11", departure: "2026-12-15", guests: 3 };
      expect(queryOf(tab.url())).toEqual(engineQuery(language, stay));
      await expect(booking.toast("status.opened")).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("the form with native date fields opens the engine", async ({ page, context }) => {
        await page.goto(language === "el" ? "/el" : "/");
        const booking = new BookingPage(page, language);
        await booking.bar.locator('[data-stay-field="arrival"]').fill("2026-12-04");
        await booking.bar.locator('[data-stay-field="departure"]').fill("2026-12-08");
        await booking.bar.locator('[data-stay-field="guests"]').selectOption("1");
        const [tab] = await Promise.all([
          context.waitForEvent("page"),
          booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
        ]);
        await tab.waitForURL((address) => address.host === new URL(url).host);
        const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 1 };
        expect(queryOf(tab.url())).toEqual(engineQuery(language, stay));
      });

      test("the browser asks for missing dates and sends no empty ones", async ({ page, context }) => {
        await page.goto(language === "el" ? "/el" : "/");
        const booking = new BookingPage(page, language);
        await booking.bar.getByRole("button", { name: booking.text("submit") }).click();
        await expect(booking.bar.locator('[data-stay-field="arrival"]')).toBeFocused();
        expect(context.pages()).toHaveLength(1);
      });
    });

    test("a stay stored in the tab is shown and sent, before and after hydration", async ({ page }) => {
      const stay = { arrival: "2026-12-10", departure: "2026-12-13", guests: 3 };
      await page.addInitScript((kept) => sessionStorage.setItem("booking-stay", kept), JSON.stringify(stay));
      const booking = new BookingPage(page, language);
      await booking.arrive();
      const [arrival, departure, guests] =
        language === "en"
          ? ["Thu 10 December", "Sun 13 December", "3 guests"]
          : ["Πέμ 10 Δεκεμβρίου", "Κυρ 13 Δεκεμβρίου", "3 άτομα"];
      const expectShown = async () => {
        await expect(page.locator("[data-stay=arrival]").first()).toHaveText(arrival);
        await expect(page.locator("[data-stay=departure]").first()).toHaveText(departure);
        await expect(page.locator("[data-booking-dock] [data-stay=dates]")).toHaveText(
          departure.replace(/^\S+ /, "10–"),
        );
        for (const place of await page.locator("[data-stay=guests]").all()) await expect(place).toHaveText(guests);
        for (const link of await page.locator("a[data-book-now]").all())
          expect(queryOf((await link.getAttribute("href")) ?? "")).toEqual(engineQuery(language, stay));
      };
      await expectShown();
      expect(await page.evaluate(() => window.startState?.ready)).toBe(false);
      await wake(page);
      await expectShown();
    });
  });
}

test("a form submitted before hydration sends the values it shows", async ({ page, context, isMobile }) => {
  test.skip(isMobile, "the bar is for wide screens");
  const booking = new BookingPage(page);
  await booking.arrive();
  // The application never loads.
  await page.route("**/app-*.js", () => undefined);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    booking.bar.getByRole("button", { name: booking.text("submit") }).click(),
  ]);
  await tab.waitForURL((address) => address.host === new URL(url).host);
  expect(queryOf(tab.url())).toEqual(engineQuery("en"));
});

test.describe("when no tab opens", () => {
  const open = { blocked: "() => null", refused: '() => { throw new Error("refused"); }' };

  test("a blocked popup is reported with a link that works", async ({ page }) => {
    await page.addInitScript(`window.open = ${open.blocked}`);
    const booking = new BookingPage(page);
    await booking.visit();
    await page.locator("main a[data-book-now]:visible").first().click();
    await expect(booking.toast("error.popup")).toBeVisible();
    await expectAccessible(page);
    // The browser may be unable to open a tab, so the link opens the engine in the current one.
    await page.getByRole("link", { name: booking.text("error.openLink") }).click();
    await page.waitForURL((address) => address.host === new URL(url).host);
    expect(queryOf(page.url())).toEqual(engineQuery("en"));
  });

  test("the message is readable when Book Now was pressed in the menu", async ({ page, isMobile }) => {
    test.skip(!isMobile, "the menu is for narrow screens");
    await page.addInitScript(`window.open = ${open.blocked}`);
    const booking = new BookingPage(page);
    await booking.visit();
    await page.locator("header button[data-dialog-open]").click();
    await page.locator("#menu-sheet a[data-book-now]").click();
    await expect(booking.toast("error.popup")).toBeVisible();
    await expect(page.locator("#menu-sheet")).toBeHidden();
    await page.getByRole("link", { name: booking.text("error.openLink") }).click({ trial: true });
  });

  test("an error while opening the tab is reported, and does not cover the dock", async ({ page, isMobile }) => {
    await page.addInitScript(`window.open = ${open.refused}`);
    const booking = new BookingPage(page, "el");
    await booking.visit();
    await page.locator("main a[data-book-now]:visible").first().click();
    await expect(booking.toast("error.open")).toBeVisible();
    if (!isMobile) return;
    // The width of a phone's window at a large zoom, at which the dock has two rows.
    await page.setViewportSize({ width: 280, height: 653 });
    const [toast, dock] = await Promise.all([
      booking.toast("error.open").boundingBox(),
      page.locator("[data-booking-dock]").boundingBox(),
    ]);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  });
});

test.describe("the stay", () => {
  test.skip(({ isMobile }) => isMobile, "the bar is for wide screens");

  const choose = async (booking: BookingPage) => {
    await booking.cell("arrival").click();
    await booking.day("2026-12-04").click();
    await booking.day("2026-12-08").click();
  };

  test("the stay survives a reload and is part of the header's Book Now link", async ({ page, context }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await choose(booking);
    await expect(booking.cell("arrival")).toContainText("Fri 4 December");
    await page.reload();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(booking.cell("departure")).toContainText("Tue 8 December");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("header a[data-book-now]:visible").click(),
    ]);
    await tab.waitForURL((address) => address.host === new URL(url).host);
    expect(queryOf(tab.url())).toEqual(
      engineQuery("en", { arrival: "2026-12-04", departure: "2026-12-08", guests: 2 }),
    );
  });

  for (const [when, waitUntilReady] of [
    ["before hydration", (page: Page) => page.waitForFunction(() => window.startState?.onHeld !== undefined)],
    ["after hydration", wake],
  ] as const) {
    test(`the stay is part of the Book Now link on a page without a booking bar, ${when}`, async ({
      page,
      context,
    }) => {
      const booking = new BookingPage(page);
      await booking.visit();
      await choose(booking);
      await expect(booking.cell("departure")).toContainText("Tue 8 December");
      await page.goto("/faq");
      await waitUntilReady(page);
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        page.locator("header a[data-book-now]:visible").click(),
      ]);
      await tab.waitForURL((address) => address.host === new URL(url).host);
      expect(queryOf(tab.url())).toEqual(
        engineQuery("en", { arrival: "2026-12-04", departure: "2026-12-08", guests: 2 }),
      );
    });
  }

  test("the stay can be chosen when storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      });
    });
    const booking = new BookingPage(page);
    await booking.visit();
    await choose(booking);
    await expect(booking.cell("departure")).toContainText("Tue 8 December");
  });

  test("a stay without a departure is not sent to the engine, and the form asks for the departure", async ({
    page,
  }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await booking.cell("arrival").click();
    await booking.day("2026-12-04").click();
    await booking.bar.getByRole("button", { name: booking.text("submit") }).click();
    await expect(booking.bar.getByRole("alert")).toHaveText(booking.text("error.departureRequired"));
    await expect(booking.cell("departure")).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await booking.day("2026-12-06").click();
    await expect(booking.bar.getByRole("alert")).toHaveCount(0);
  });

  test("the calendar disables past days and no others", async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await booking.cell("arrival").click();
    await expect(booking.day("2026-11-20")).toBeDisabled();
    await expect(booking.day("2026-11-21")).toBeEnabled();
    expect(await booking.panel.locator("[data-day]:disabled").count()).toBe(20);
    await expect(booking.panel.getByRole("button", { name: booking.text("calendar.previousMonth") })).toBeDisabled();
  });

  test("changing the guests between arrival and departure keeps the arrival", async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await booking.cell("arrival").click();
    await booking.day("2026-12-04").click();
    await booking.cell("guests").click();
    await booking.panel.getByRole("button", { name: booking.text("guests.increase") }).click();
    await booking.day("2026-12-08").click();
    await expect(booking.cell("arrival")).toContainText("4");
    await expect(booking.cell("departure")).toContainText("8");
    await expect(booking.cell("guests")).toContainText("3");
  });

  test("the stay can be cleared, and the panel closes on a click outside", async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await choose(booking);
    await booking.panel.getByRole("button", { name: booking.text("guests.increase") }).click();
    const announced = booking.panel.getByRole("status").filter({ hasText: /\d/ });
    await expect(announced).toHaveCount(1);
    await booking.panel.getByRole("button", { name: booking.text("calendar.clear") }).click();
    await expect(booking.cell("arrival")).toContainText(booking.text("day.choose"));
    // The number of guests, which has not changed, is not announced again.
    await expect(announced).toHaveCount(0);
    // The focus stays on a day in the panel, so that Escape still closes the panel.
    await expect(booking.panel.locator("[data-day]:focus")).toHaveCount(1);
    // A click on text inside the panel is not a click outside.
    const month = booking.panel.getByRole("grid").first();
    const title = (await month.getAttribute("aria-labelledby")) ?? "";
    await page.locator(`[id="${title}"]`).click();
    await expect(booking.panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(booking.panel).toBeHidden();
    await booking.cell("departure").click();
    await page.locator("h1").click();
    await expect(booking.panel).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the dock is for phones");

  for (const language of languages)
    test(`at 320 px the logo keeps its size, and the dock shows a stay in two lines (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await new BookingPage(page, language).visit(
        "/suite/luxury-suite?checkin=2027-05-10&checkout=2027-05-13&guests=3",
      );
      const logo = await page.locator("header img").first().boundingBox();
      expect(logo?.width).toBeGreaterThan(90);
      const stay = page.locator("[data-booking-dock]").getByRole("button");
      await expect(stay).toContainText("€");
      const lines = await stay.locator(":scope > span").all();
      expect(lines).toHaveLength(2);
      for (const line of lines) expect((await line.boundingBox())?.height).toBeLessThan(30);
    });

  test("no element that has the keyboard focus is hidden behind the dock", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await new BookingPage(page).visit("/");
    const hidden = await page.locator("main :is(a[href], summary)").evaluateAll((elements) => {
      const dock = document.querySelector("[data-booking-dock]")!;
      window.scrollTo({ top: 0, behavior: "instant" });
      return elements.flatMap((element) => {
        if (!(element instanceof HTMLElement) || !element.checkVisibility() || dock.contains(element)) return [];
        element.focus();
        const isBehind = element.getBoundingClientRect().top >= dock.getBoundingClientRect().top;
        return isBehind ? [element.textContent] : [];
      });
    });
    expect(hidden).toEqual([]);
  });

  test("the dock opens the sheet, and the sheet passes the stay to the engine", async ({ page, context }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    await expect(booking.dock).toBeInViewport();
    await expect(page.locator("header a[data-book-now]").first()).toBeHidden();
    await booking.dock.getByRole("button").tap();
    await expect(booking.sheet).toBeVisible();
    await booking.day("2026-11-28").tap();
    await booking.day("2026-11-30").tap();
    await booking.sheet.getByRole("button", { name: booking.text("guests.increase") }).tap();
    // The total is also beside the button, where it is in view without scrolling to the end of the price.
    const total = booking.sheet.getByText(booking.text("price.all", { total: "€242" }), { exact: true });
    await expect(total).toBeInViewport();
    await expectAccessible(page);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      booking.sheet.getByRole("button", { name: booking.text("submit") }).tap(),
    ]);
    await tab.waitForURL((address) => address.host === new URL(url).host);
    const stay = { arrival: "2026-11-28", departure: "2026-11-30", guests: 3 };
    expect(queryOf(tab.url())).toEqual(engineQuery("en", stay));
    await expect(booking.sheet).toBeHidden();
    await expect(booking.dock).toContainText("28–30 November");
  });

  test("a double tap on the dock opens the sheet, and not the engine", async ({ page, context }) => {
    const booking = new BookingPage(page);
    await booking.visit();
    const dates = await booking.dock.getByRole("button").boundingBox();
    const tap = () => page.touchscreen.tap((dates?.x ?? 0) + 30, (dates?.y ?? 0) + 20);
    await tap();
    await tap();
    await expect(booking.day("2026-11-28")).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await Promise.all([
      context.waitForEvent("page"),
      booking.sheet.getByRole("button", { name: booking.text("submit") }).tap(),
    ]);
  });

  test("a press on the dock loads the calendar at once, even before the visitor is reading", async ({ page }) => {
    // Only in a browser that prerenders pages does the application wait until the visitor is reading. The page detects such a
    // browser by `HTMLScriptElement.supports`.
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => true;
    });
    const booking = new BookingPage(page);
    await booking.arrive();
    // From now on, the timer after which a visitor counts as reading (`whenReading` in src/lib/dom/when-ready.ts) never fires.
    await page.evaluate(() => {
      const original = window.setTimeout;
      const withoutReading = (then: () => void, wait?: number) => (wait === 1500 ? 0 : original(then, wait));
      Object.assign(window, { setTimeout: withoutReading });
    });
    await booking.dock.getByRole("button").tap();
    await expect(booking.day("2026-11-28")).toBeVisible();
  });

  test("the sheet reserves space for the calendar, and shows no error before it is submitted", async ({ page }) => {
    const release = await holdRequests(page, /\/(?!start-)[^/]+\.js$/);
    const booking = new BookingPage(page, "el");
    await booking.arrive();
    await booking.dock.getByRole("button").tap();
    await expect(booking.sheet).toBeVisible();
    // The position after the opening animation.
    const top = () =>
      booking.sheet.evaluate(async (sheet) => {
        await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
        return sheet.getBoundingClientRect().top;
      });
    const before = await top();
    await expect(booking.sheet.locator("input[type=date]").first()).toBeHidden();
    release();
    await expect(booking.day("2026-11-28")).toBeVisible();
    expect(await top()).toBe(before);
    await expect(booking.sheet.locator("input[type=date]").first()).toBeHidden();
    for (const region of await booking.sheet.locator("[role=status], [role=alert], [aria-live]").all())
      await expect(region).toBeEmpty();
  });

  test("the sheet's head and foot never cover the control that has the focus", async ({ page }) => {
    const booking = new BookingPage(page, "el");
    await booking.visit();
    await booking.dock.getByRole("button").press("Enter");
    await expect(booking.day("2026-11-28")).toBeVisible();
    const last = booking.sheet.getByRole("button", { name: booking.text("submit") });
    const hidden: string[] = [];
    for (const key of ["Tab", "Shift+Tab"])
      for (let presses = 0; presses < 18; presses += 1) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const control = document.activeElement;
          if (control === null || control.closest("dialog") === control || control === document.body) return "";
          const { left, width, top, bottom } = control.getBoundingClientRect();
          const isSeen = [top + 2, bottom - 2].every((y) => {
            const found = document.elementFromPoint(left + width / 2, y);
            return found !== null && (control.contains(found) || found.contains(control));
          });
          return isSeen ? "" : (control.getAttribute("aria-label") ?? control.textContent);
        });
        if (covered !== "") hidden.push(covered);
      }
    expect(hidden).toEqual([]);
    await expect(last).toBeInViewport();
  });

  test("native date fields are shown when scripts cannot be loaded", async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    const booking = new BookingPage(page);
    await booking.arrive();
    await page.route("**/start-*.js", (route) => route.abort());
    await page.reload();
    await expect(page.locator("html[data-fields=native]")).toBeAttached();
    await booking.dock.getByRole("button").tap();
    await expect(booking.sheet.locator("input[type=date]").first()).toBeVisible();
  });
});

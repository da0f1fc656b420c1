/** Taken nights in the booking calendar, in the bar and in the phone's sheet; notices of free nights, and gaps between stays. */
import type { Locator } from "@playwright/test";
import { addDays } from "../../src/lib/booking/days";
import { expectAccessible } from "../support/axe";
import { BookingPage, standInForEngine, today } from "../support/booking-page";
import { anyWidth, expect, test } from "../support/fixtures";
import { holdRequests, wake } from "../support/visitor";
import { textsIn } from "../support/reading";

const calendars = {
  zone: "Europe/Athens",
  checkedAt: "2026-11-21T09:45:00.000Z",
  horizon: "2028-11-20",
  taken: [["2026-11-25", "2026-11-28"]],
  notOpen: [["2027-11-21", "2028-11-20"]],
};

test.beforeEach(({ context }) => standInForEngine(context));

/** Opens the calendar. Returns the element that contains it. */
const open = async (booking: BookingPage, isMobile: boolean) => {
  await (isMobile ? booking.dock.locator("[data-dialog-open]").click() : booking.cell("arrival").click());
  const place = isMobile ? booking.sheet : booking.panel;
  await expect(place.getByRole("grid").first()).toBeVisible();
  return place;
};

/** The alert that has a text. The form for a notice of free nights has another alert, which is empty. */
const alert = (place: Locator) => place.getByRole("alert").filter({ hasText: /\S/ });

for (const { language, name, nearest, night } of [
  { language: "en", name: "Wednesday 25 November 2026", night: "25 November", nearest: "22–25 November" },
  { language: "el", name: "Τετάρτη 25 Νοεμβρίου 2026", night: "25 Νοεμβρίου", nearest: "22–25 Νοεμβρίου" },
] as const) {
  test(`in ${language}, taken nights are struck out and refused with the nearest free stays, but their first day can be a departure`, async ({
    page,
    isMobile,
  }) => {
    const booking = new BookingPage(page, language);
    booking.calendars = calendars;
    await booking.visit();
    const place = await open(booking, isMobile);
    await expect(place.getByText(booking.text("nights.read", { time: "11:45" }))).toBeVisible();
    const first = booking.day("2026-11-25").locator("visible=true");
    await expect(first).toHaveAccessibleName(booking.text("calendar.takenDay", { day: name }));
    await expect(first).toHaveCSS("text-decoration-line", "line-through");
    // A day that cannot be chosen stays focusable, and pressing it shows the reason.
    await first.press("Enter");
    const reason = alert(place);
    await expect(reason).toHaveText(booking.text("error.taken", { day: night }));
    await booking.day("2026-11-23").locator("visible=true").click();
    await expect(first).toHaveAccessibleName(booking.text("calendar.departureOnlyDay", { day: name }));
    await booking.day("2026-11-26").locator("visible=true").press("Enter");
    await expect(reason).toHaveText(booking.text("error.taken", { day: night }));
    await expectAccessible(page);
    const suggestion = place.getByRole("button", { name: nearest });
    await expect(suggestion).toContainText("€");
    await suggestion.click();
    await expect(reason).toHaveCount(0);
    await expect(first).toHaveAccessibleName(booking.text("calendar.departureDay", { day: name }));
    await expect(first).toBeFocused();
  });
}

test.describe("in a time zone where it is already tomorrow,", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("the calendar has the house's days", anyWidth, async ({ page }) => {
    const booking = new BookingPage(page);
    booking.calendars = { ...calendars, taken: [[addDays(today, 1), addDays(today, 2)]] };
    await booking.visit();
    const place = await open(booking, true);
    await expect(place.getByText(booking.text("nights.read", { time: "11:45" }))).toBeVisible();
    const days = [today, addDays(today, 1), addDays(today, 2)].map((day) => booking.day(day).locator("visible=true"));
    for (const [index, name] of ["Saturday 21", "Sunday 22", "Monday 23"].entries())
      await expect(days[index]!).toHaveAccessibleName(new RegExp(`${name} November 2026`));
    await expect(days[0]!).toBeEnabled();
    await expect(days[0]!).not.toHaveAttribute("aria-disabled");
    await expect(days[1]!).toHaveAttribute("aria-disabled", "true");
    await expect(days[2]!).not.toHaveAttribute("aria-disabled");
  });
});

test("the taken nights are requested once, while the calendar's files are still loading", async ({
  page,
  isMobile,
}) => {
  // With data saving on, nothing of the calendar is loaded before the guest opens it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  const booking = new BookingPage(page, "en");
  await booking.visit();
  await wake(page);
  let requests = 0;
  await page.route("**/functions/v1/calendars", (route) => {
    requests += 1;
    return route.fulfill({ json: calendars });
  });
  const release = await holdRequests(page, /\.js$/);
  await (isMobile ? booking.dock.locator("[data-dialog-open]").click() : booking.cell("arrival").click());
  await expect.poll(() => requests).toBe(1);
  await expect(booking.day("2026-11-25")).toHaveCount(0);
  release();
  const place = isMobile ? booking.sheet : booking.panel;
  await expect(place.getByText(booking.text("nights.read", { time: "11:45" }))).toBeVisible();
  expect(requests).toBe(1);
});

test("once the guest uses the page, the calendar and its nights are loaded before it is opened", async ({
  page,
  isMobile,
}) => {
  const booking = new BookingPage(page, "en");
  booking.calendars = calendars;
  let requests = 0;
  page.on("request", (request) => (requests += request.url().endsWith("/functions/v1/calendars") ? 1 : 0));
  await booking.visit();
  await expect.poll(() => requests).toBe(1);
  await page.waitForLoadState("networkidle");
  await holdRequests(page, /\.js$|\/calendars$/);
  const place = await open(booking, isMobile);
  await expect(place.getByText(booking.text("nights.read", { time: "11:45" }))).toBeVisible();
  expect(requests).toBe(1);
});

test("a stored stay whose nights are taken by now is not sent to the engine", async ({ page, isMobile }) => {
  test.skip(isMobile, "the bar is for wide screens");
  const booking = new BookingPage(page);
  booking.calendars = calendars;
  await page.addInitScript(() =>
    sessionStorage.setItem(
      "booking-stay",
      JSON.stringify({ arrival: "2026-11-24", departure: "2026-11-27", guests: 2 }),
    ),
  );
  await booking.visit();
  await open(booking, isMobile);
  await expect(alert(booking.panel)).toBeVisible();
  await page.keyboard.press("Escape");
  await booking.bar.getByRole("button", { name: booking.text("submit") }).click();
  await expect(booking.panel.getByRole("button", { name: "22–25 November" })).toBeVisible();
  await expect(alert(booking.panel)).toHaveText(booking.text("error.taken", { day: "25 November" }));
});

test("with stale calendar data no nights are struck out, and the page says so", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same on every width");
  const booking = new BookingPage(page);
  booking.calendars = { ...calendars, checkedAt: "2026-11-20T09:00:00.000Z" };
  await booking.visit();
  const place = await open(booking, isMobile);
  await expect(place.getByText(booking.text("nights.stale", { moment: "20 Nov, 11:00" }))).toBeVisible();
  await expect(booking.day("2026-11-25")).toHaveAccessibleName("Wednesday 25 November 2026");
});

test("the booking bar still works when the calendars function fails", async ({ page, isMobile, allow }) => {
  test.skip(isMobile, "the same on every width");
  allow(/status of 500/);
  const booking = new BookingPage(page);
  booking.calendars = 500;
  await booking.visit();
  const place = await open(booking, isMobile);
  await booking.day("2026-11-25").click();
  await booking.day("2026-11-27").click();
  await expect(place.getByText(booking.text("nights.taken"), { exact: true })).toHaveCount(0);
  await expect(place.getByText(booking.text("nights.unknown"))).toBeVisible();
  await expect(booking.cell("departure")).toContainText("27 November");
});

test("a guest can leave an email address for taken nights, which does not submit the booking form", async ({
  page,
  isMobile,
}) => {
  const booking = new BookingPage(page);
  booking.calendars = calendars;
  const requests: unknown[] = [];
  await page.route("**/functions/v1/free-nights", async (route) => {
    requests.push(route.request().postDataJSON());
    await route.fulfill({ json: { state: "sent" } });
  });
  await booking.visit();
  const place = await open(booking, isMobile);
  await booking.day("2026-11-25").locator("visible=true").press("Enter");
  const texts = textsIn("freeNights", "en");
  const email = place.getByLabel(texts("email.label"));
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription(texts("error.emailRequired"));
  await email.fill("ann@example.com");
  await email.press("Enter");
  await expect(place.getByText(texts("sent.title"))).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([
    expect.objectContaining({
      action: "ask",
      email: "ann@example.com",
      arrival: "2026-11-25",
      departure: "2026-11-27",
    }),
  ]);
  expect(page.context().pages()).toHaveLength(1);
});

test("no notice is offered for a taken night that could not be booked alone; the minimum number of nights is stated instead", async ({
  page,
  isMobile,
}) => {
  const booking = new BookingPage(page);
  booking.calendars = calendars;
  await booking.visit("/?checkin=2026-11-26&checkout=2026-11-27");
  const place = await open(booking, isMobile);
  const taken = booking.text("error.taken", { day: "26 November" });
  const minimum = booking.text("error.minimumNights_other", { day: "26 November", count: 2 });
  await expect(alert(place)).toHaveText(`${taken} ${minimum}`);
  await expect(place.getByLabel(textsIn("freeNights", "en")("email.label"))).toHaveCount(0);
});

test("a guest who arrives today is told by when to fill in the online check-in", async ({ page, isMobile }) => {
  const booking = new BookingPage(page);
  await booking.visit(`/?checkin=${today}&nights=2`);
  const place = await open(booking, isMobile);
  const online = place.getByText(/fill in the online check-in by 21:30/);
  await expect(online).toBeVisible();
  await booking.day("2026-11-24").locator("visible=true").click();
  await booking.day("2026-11-22").locator("visible=true").click();
  await booking.day("2026-11-24").locator("visible=true").click();
  await expect(place.getByText(/€.* in all for 2 nights/).first()).toBeAttached();
  await expect(online).toHaveCount(0);
});

test("a gap between two stays is offered with its price, and pressing the offer chooses its nights", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same on every width");
  const booking = new BookingPage(page);
  booking.calendars = {
    ...calendars,
    taken: [
      ["2026-11-25", "2026-11-28"],
      ["2026-11-29", "2026-12-02"],
    ],
  };
  await booking.visit();
  const place = await open(booking, isMobile);
  const offer = { name: /^28–29 November · 1 night · .* in all$/ };
  const offers = place.getByRole("region", { name: textsIn("booking", "en")("offers.title") });
  // Twice: the night is also suggested as the cheapest stay of the next three months, with the same note about the minimum.
  await expect(place.getByRole("button", offer)).toHaveCount(2);
  await expect(place.getByText(/^The minimum of 2\snights is lifted/)).toHaveCount(2);
  await offers.getByRole("button", offer).click();
  await expect(booking.cell("departure")).toContainText("29 November");
});

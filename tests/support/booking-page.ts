/** The booking bar as the end-to-end tests drive it, in either language, on a day that does not move. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type PageLanguage, textsOf } from "./gallery-page";
import { asksForConsent, siteFile } from "./site-file";

const { address: engineAddress, languages } = siteFile.bookingEngine;
/** The demo's engine, as content/site.yml describes it. */
const parameters = { language: "lang", arrival: "checkin", departure: "checkout", guests: "guests" } as const;

/** The day of the tests, in the house's time zone. */
export const today = "2026-11-21";

/** Answers for the booking engine, which does not exist in the demo. */
export const standInForEngine = async (context: BrowserContext): Promise<void> => {
  await context.route(
    (address) => address.host === new URL(engineAddress).host,
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Engine</title>" }),
  );
};

/** A stay as the tests choose it. */
export interface ChosenStay {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: number;
}

/** What the request to the engine must contain: the language, the guests (two unless somebody says otherwise), and the days where they are chosen. */
export const engineQuery = (language: PageLanguage, stay?: ChosenStay) => ({
  [parameters.language]: languages[language],
  [parameters.guests]: String(stay?.guests ?? 2),
  ...(stay !== undefined && { [parameters.arrival]: stay.arrival, [parameters.departure]: stay.departure }),
});

/** What the calendars answer where the house has none, and nothing is known of any night. */
export const noCalendars = { zone: "Europe/Athens", checkedAt: null, horizon: "2028-11-20", taken: [], notOpen: [] };

export const queryOf = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

export class BookingPage {
  readonly texts: Readonly<Record<string, string>>;
  readonly common: Readonly<Record<string, string>>;
  /** The bar on the hero, or the one inside the suite page. */
  readonly bar: Locator;
  readonly dock: Locator;
  readonly sheet: Locator;
  readonly panel: Locator;
  /** What the calendars of the house answer; a number is an error with that status. Set before the visit. */
  calendars: object | number = noCalendars;

  constructor(
    readonly page: Page,
    readonly language: PageLanguage = "en",
  ) {
    this.texts = textsOf("booking", language);
    this.common = textsOf("common", language);
    this.bar = page.getByRole("form", { name: this.text("bar.label") });
    this.dock = page.getByRole("complementary", { name: this.text("bar.label") });
    this.sheet = page.locator("#booking-sheet");
    this.panel = this.bar.locator("..").getByRole("dialog", { name: this.text("bar.title") });
  }

  text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return (this.texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  }

  /** Opens a page on the tests' day; the language is stored already, so that nothing moves the visitor. */
  async visit(path = "/"): Promise<void> {
    await this.open(path);
    // The answer to the banner is a first sign of intent; without a banner it takes another.
    if (!asksForConsent) await this.page.keyboard.press("Shift");
    await this.comeAlive();
  }

  /** The same for a visitor who has answered the cookies before, and touches nothing: the start script is there, the application is not. */
  async arrive(path = "/"): Promise<void> {
    await this.open(path);
    await this.page.reload();
    await this.page.waitForFunction(() => window.startState?.onHeld !== undefined);
  }

  private async open(path: string): Promise<void> {
    await this.page.clock.setFixedTime(new Date(`${today}T10:00:00Z`));
    await this.page.addInitScript((language) => {
      try {
        localStorage.setItem("language", language);
      } catch {
        // A test may have blocked storage.
      }
    }, this.language);
    const { calendars } = this;
    await this.page.route("**/functions/v1/calendars", (route) =>
      route.fulfill(typeof calendars === "number" ? { status: calendars } : { json: calendars }),
    );
    const inLanguage = this.language === "el" ? `/el${path === "/" ? "" : path}` : path;
    await this.page.goto(inLanguage);
    if (asksForConsent) await this.page.locator("[data-consent-choice=none]").click();
  }

  /** Waits until the page is hydrated: only then are the days restored and the fields updated. */
  async comeAlive(): Promise<void> {
    await this.page.locator(`input[data-stay-field="arrival"][min]`).first().waitFor({ state: "attached" });
  }

  cell(end: "arrival" | "departure" | "guests"): Locator {
    return this.bar.locator(`[data-cell=${end}] button`);
  }

  day(day: string): Locator {
    return this.page.locator(`[data-day="${day}"]`);
  }

  toast(key: string): Locator {
    return this.page.getByText(this.text(key), { exact: true });
  }
}

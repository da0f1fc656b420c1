/** The booking bar, and the phone's dock and sheet, for end-to-end tests, in either language, on a fixed day. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { consentKey } from "../../src/features/consent/consent-store";
import { type Language, inLanguage } from "../../src/settings/languages";
import { textsIn } from "./reading";
import { asksForConsent, siteFile } from "./site-file";
import { stored } from "./visitor";

const { address: engineAddress, languages } = siteFile.bookingEngine;
/** The names of the query parameters of the demo's engine, as in content/site.yml. */
const parameters = { language: "lang", arrival: "checkin", departure: "checkout", guests: "guests" } as const;

/** The day that `BookingPage` sets in the browser, in the house's time zone. */
export const today = "2026-11-21";

/** Serves an empty page in place of the booking engines at `hosts`, by default the engine of content/site.yml. */
export const standInForEngine = async (
  context: BrowserContext,
  hosts: readonly string[] = [new URL(engineAddress).host],
): Promise<void> => {
  await context.route(
    (address) => hosts.includes(address.host),
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Engine</title>" }),
  );
};

/** A stay chosen by a test. */
export interface ChosenStay {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: number;
}

/**
 * The query that the engine must receive: the language, the guests (two by default), and the days if they are chosen.
 */
export const engineQuery = (language: Language, stay?: ChosenStay) => ({
  [parameters.language]: languages[language],
  [parameters.guests]: String(stay?.guests ?? 2),
  ...(stay !== undefined && { [parameters.arrival]: stay.arrival, [parameters.departure]: stay.departure }),
});

/** The response of the calendars function if the house has no feeds and no night is known to be taken. */
export const noCalendars = { zone: "Europe/Athens", checkedAt: null, horizon: "2028-11-20", taken: [], notOpen: [] };

export const queryOf = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

/** What the browser stores when the banner is answered on the tests' day. Once per worker, because answering takes another page load. */
let storedAnswer: string | undefined;

export class BookingPage {
  readonly text: ReturnType<typeof textsIn>;
  /** The bar on the hero, or the one on the suite page. */
  readonly bar: Locator;
  readonly dock: Locator;
  readonly sheet: Locator;
  readonly panel: Locator;
  /** The response of the calendars function; a number is an HTTP error status. Set before the visit. */
  calendars: object | number = noCalendars;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.text = textsIn("booking", language);
    this.bar = page.getByRole("form", { name: this.text("bar.label") });
    this.dock = page.getByRole("complementary", { name: this.text("bar.label") });
    this.sheet = page.locator("#booking-sheet");
    this.panel = this.bar.locator("..").getByRole("dialog", { name: this.text("bar.title") });
  }

  /**
   * Opens a page on the tests' day and waits until it is hydrated. The language is already stored, so that the visitor is not
   * redirected.
   */
  async visit(path = "/"): Promise<void> {
    await this.prepare();
    await this.page.goto(inLanguage(path, this.language));
    // Any input loads the application: the answer to the banner or, if there is no banner, this key press.
    if (asksForConsent) await this.rejectAll();
    else await this.page.keyboard.press("Shift");
    await this.untilHydrated();
  }

  /**
   * Opens a page as a returning visitor, who has answered the banner: the start script has run and the stay is shown, but without
   * any input the application is not loaded.
   */
  async arrive(path = "/"): Promise<void> {
    await this.prepareReturn();
    await this.page.goto(inLanguage(path, this.language));
    await this.page.waitForFunction(() => window.startState?.onHeld !== undefined && !window.startState.awaitsStay);
  }

  /** Prepares the tests' day, the language and the calendars, and the answer of a returning visitor to the banner. */
  async prepareReturn(): Promise<void> {
    await this.prepare();
    if (!asksForConsent) return;
    if (storedAnswer === undefined) {
      await this.page.goto(inLanguage("/", this.language));
      await this.rejectAll();
      storedAnswer = (await stored(this.page, consentKey)) ?? "";
    }
    await this.page.addInitScript(
      ([key, answer]) => {
        if (location.protocol !== "about:") localStorage.setItem(key, answer);
      },
      [consentKey, storedAnswer] as const,
    );
  }

  private rejectAll(): Promise<void> {
    return this.page.locator("[data-consent-choice=none]").click();
  }

  private async prepare(): Promise<void> {
    await this.page.clock.setFixedTime(new Date(`${today}T10:00:00Z`));
    await this.page.addInitScript((language) => {
      try {
        localStorage.setItem("language", language);
      } catch {
        // The test may have blocked storage.
      }
    }, this.language);
    const { calendars } = this;
    await this.page.route("**/functions/v1/calendars", (route) =>
      route.fulfill(typeof calendars === "number" ? { status: calendars } : { json: calendars }),
    );
  }

  /** Waits until the booking form is hydrated: only then does its arrival field have a `min`. */
  async untilHydrated(): Promise<void> {
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

/** A form on a page: filling it in, sending it, reading its messages, and the failures that can prevent sending. */
import { type Locator, type Page, type Request, type Route, expect } from "@playwright/test";
import type { Language } from "../../src/settings/languages";
import { deferred } from "./promises";
import { open, textsIn } from "./reading";

export interface FormFacts {
  /** Path without the language prefix. */
  readonly path: string;
  /** Prefix of the fields' ids. */
  readonly name: string;
  /** The function to which the form is sent. */
  readonly function: string;
  /** Namespace of the form's texts. */
  readonly texts: string;
  /** Keys of the form's texts in the namespace. */
  readonly keys: {
    readonly submit: string;
    readonly sendAgain: string;
    readonly sending: string;
    readonly sent: string;
  };
}

/** A pattern for a text that may be a part of a longer one. A fact that the build fills in (`{name}`) matches anything. */
export const written = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+"));

export class FormPage {
  readonly t: ReturnType<typeof textsIn>;

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly facts: FormFacts,
  ) {
    this.t = textsIn(facts.texts, language);
  }

  /** Opens the page, and refuses consent if the banner is shown. */
  async visit(): Promise<void> {
    await open(this.page, this.facts.path, this.language);
    const refuse = this.page.locator("[data-consent-choice=none]").first();
    if (await refuse.isVisible()) await refuse.click();
  }

  field(name: string): Locator {
    return this.page.locator(`#${this.facts.name}-${name}`);
  }

  button(key: "submit" | "sendAgain" | "sending"): Locator {
    return this.page.getByRole("button", { name: this.t(this.facts.keys[key]), exact: true });
  }

  /** The message below the form if sending failed. */
  alert(text: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: written(text) });
  }

  get sent(): Locator {
    return this.page.getByRole("heading", { name: this.t(this.facts.keys.sent), exact: true });
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async expectValues(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value);
  }

  /** Reloads and presses a key, which starts the application and restores the draft. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.keyboard.press("Shift");
  }
}

interface FailureCase {
  readonly name: string;
  /** Key of the message in the form's namespace: `error.general`. */
  readonly says: string;
  /** The values of the message's placeholders. */
  readonly values?: (language: Language) => Readonly<Record<string, string>>;
  /** Makes sending fail. Returns a function after which sending works again. */
  readonly begin: (page: Page, address: string) => Promise<() => Promise<void>>;
}

type Response = Parameters<Route["fulfill"]>[0];

const respondWith =
  (response: Response | "abort"): FailureCase["begin"] =>
  async (page, address) => {
    await page.route(address, (route) =>
      response === "abort" ? route.abort("connectionrefused") : route.fulfill(response),
    );
    return () => page.unroute(address);
  };

const html = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
const error = (code: string, more: object = {}) => ({ error: { code, message: "For developers.", ...more } });

export const failures: readonly FailureCase[] = [
  { name: "the backend is stopped", says: "error.general", begin: respondWith("abort") },
  {
    name: "the backend responds with 500",
    says: "error.general",
    begin: respondWith({ status: 500, json: error("internal") }),
  },
  {
    name: "the backend's database does not respond",
    says: "error.general",
    begin: respondWith({ status: 503, json: error("unavailable") }),
  },
  {
    name: "something responds with an HTML page",
    says: "error.general",
    begin: respondWith({ status: 200, contentType: "text/html", body: html }),
  },
  {
    name: "a gateway responds with an HTML page",
    says: "error.general",
    begin: respondWith({ status: 502, contentType: "text/html", body: html }),
  },
  {
    name: "the guest has sent too many requests",
    says: "error.rateLimited",
    values: (language) => ({ wait: textsIn("common", language)("wait.minutes_other", { count: 4 }) }),
    begin: respondWith({ status: 429, json: error("rate_limited", { retryAfterSeconds: 200 }) }),
  },
  {
    name: "there is no network",
    says: "error.offline",
    begin: async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
];

/** Console messages that the browser writes for these failures. */
export const expectedMessages = /Failed to load resource/;

const addressOf = ({ facts }: FormPage): string => `**/functions/v1/${facts.function}`;

/**
 * Makes sending fail in every way, one after the other. The guest must see the message each time, and the entered text
 * must stay.
 */
export const failInEveryWay = async (form: FormPage, values: Readonly<Record<string, string>>): Promise<void> => {
  let button = form.button("submit");
  for (const { name, says, values: placeholders, begin } of failures) {
    const restore = await begin(form.page, addressOf(form));
    await button.click();
    await expect(form.alert(form.t(says, placeholders?.(form.language))), name).toBeVisible();
    await form.expectValues(values);
    await restore();
    button = form.button("sendAgain");
  }
};

/** Holds every request of the form until the test calls `release`. `requests` contains them. */
export const hold = async (form: FormPage) => {
  const requests: Request[] = [];
  const released = deferred();
  await form.page.route(addressOf(form), async (route) => {
    requests.push(route.request());
    await released.promise;
    await route.continue();
  });
  return { requests, release: released.resolve };
};

/** Forwards one request but drops its response. */
export const loseResponse = async (form: FormPage): Promise<void> => {
  await form.page.route(
    addressOf(form),
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
};

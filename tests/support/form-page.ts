/** A form as a guest meets it: filled in, sent, refused, failed, and found again after a reload. */
import { type Locator, type Page, expect } from "@playwright/test";
import type { Language } from "../../src/settings/languages";
import { open, textsIn } from "./reading";

export interface FormFacts {
  /** Its path, without language. */
  readonly path: string;
  /** Begins the ids of the fields. */
  readonly name: string;
  /** The server function it is sent to. */
  readonly function: string;
  /** Namespace of its texts. */
  readonly texts: string;
  /** The keys of what it says, below the namespace. */
  readonly keys: {
    readonly submit: string;
    readonly sendAgain: string;
    readonly sending: string;
    readonly sent: string;
  };
}

/** A text as it is on the page: the facts that the build fills in may be anything. */
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

  /** What is said under the form when nothing was sent. */
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

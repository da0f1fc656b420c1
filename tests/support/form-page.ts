/** A form on a page: filling it in, sending it, and reading its messages. */
import { type Locator, type Page, expect } from "@playwright/test";
import type { Language } from "../../src/settings/languages";
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

/** The texts of `npm run setup`, and the problems of answers that have such a text. */
import type { Language } from "../../src/settings/languages";
import el from "./texts.el.json" with { type: "json" };
import en from "./texts.en.json" with { type: "json" };

export type ProblemKey = keyof typeof en.problems;

/** A problem, and the values for the placeholders of its text. */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

type SingleTexts = Omit<typeof en, "screens" | "questions" | "choices" | "problems">;

export interface SetupTexts extends SingleTexts {
  readonly screens: Readonly<Record<string, { readonly title: string; readonly text?: string }>>;
  readonly questions: Readonly<Record<string, { readonly ask: string; readonly example?: string }>>;
  readonly choices: Readonly<Record<string, string>>;
  /** What is wrong with an answer, and what to write: two sentences. */
  readonly problems: Readonly<Record<ProblemKey, readonly string[]>>;
}

const texts: Readonly<Record<Language, SetupTexts>> = { en, el };

export const textsIn = (language: Language): SetupTexts => texts[language];

/** Replaces the `{placeholders}` of a sentence with their values. */
export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Breaks a text into lines for the terminal, only between words. Leaves four columns for the line that the prompts draw on the left. */
export const wrapped = (text: string, columns = process.stdout.columns || 80): string =>
  text.replace(new RegExp(String.raw`(.{1,${columns - 4}})(?: |$)`, "gm"), "$1\n").trimEnd();

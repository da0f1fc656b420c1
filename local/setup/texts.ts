/** The texts of `npm run setup`, from one file per language, and the problems of answers that have such a text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import type { Language } from "../../src/settings/languages";
import { questions, screens } from "./questions";

const exactly = <Name extends string, Entry extends v.GenericSchema>(names: readonly Name[], entry: Entry) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, Entry>);

/** The keys of `problems` in texts.<language>.yml. */
const problemKeys = [
  "needed",
  "neededByEngine",
  "unanswered",
  "unansweredOrNone",
  "noLetters",
  "noAddress",
  "noDigits",
  "latinLetters",
  "greekLetters",
  "whole",
  "number",
  "tooMuch",
  "balconySmaller",
  "moreThanGuests",
  "cashLaw",
  "greekPostalCode",
  "postalCode",
  "digits",
  "greekTaxNumber",
  "ama",
  "cityGenitive",
  "cityAccusative",
  "cityLocative",
  "otherCity",
  "wrongGenitive",
  "wrongAccusative",
  "locativeAs",
  "shortLink",
  "point",
  "hours",
  "time",
  "day",
  "phone",
  "mail",
  "website",
  "address",
  "server",
  "timeZone",
  "countryCode",
  "suiteAddress",
  "colour",
  "unreadable",
] as const;
export type ProblemKey = (typeof problemKeys)[number];

/** A problem, and the values for the placeholders of its text. */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

const schema = v.strictObject({
  title: v.string(),
  intro: v.string(),
  english: v.string(),
  greek: v.string(),
  yes: v.string(),
  no: v.string(),
  keep: v.string(),
  remove: v.string(),
  notAccepted: v.string(),
  back: v.string(),
  moves: v.string(),
  enterKeeps: v.string(),
  demos: v.string(),
  enterNone: v.string(),
  hyphenNone: v.string(),
  required: v.string(),
  forExample: v.string(),
  first: v.string(),
  keptBefore: v.string(),
  goOn: v.string(),
  anew: v.string(),
  checking: v.string(),
  clash: v.string(),
  askAgain: v.string(),
  noQuestion: v.string(),
  stoppedAtOnce: v.string(),
  writeNow: v.string(),
  writeYes: v.string(),
  change: v.string(),
  stop: v.string(),
  howMuch: v.string(),
  oneScreen: v.string(),
  allScreens: v.string(),
  whichScreen: v.string(),
  leftAll: v.string(),
  bedType: v.string(),
  bedCount: v.string(),
  bedWidth: v.string(),
  bedLength: v.string(),
  anotherBed: v.string(),
  keepBeds: v.string(),
  nothing: v.string(),
  written: v.string(),
  deleted: v.string(),
  stopped: v.string(),
  done: v.string(),
  left: v.string(),
  nothingLeft: v.string(),
  answersRemark: v.string(),
  answersWritten: v.string(),
  keptIncluded: v.string(),
  confirmedRemark: v.string(),
  unused: v.string(),
  demosInFile: v.string(),
  pointRead: v.string(),
  oneOf: v.string(),
  mayBeNull: v.string(),
  screens: exactly(
    screens.map(({ id }) => id),
    v.strictObject({ title: v.string(), text: v.optional(v.string()) }),
  ),
  questions: exactly(
    questions.map(({ id }) => id),
    v.strictObject({ ask: v.string(), example: v.optional(v.string()) }),
  ),
  choices: v.record(v.string(), v.string()),
  problems: exactly(problemKeys, v.tuple([v.string(), v.string()])),
});

export type SetupTexts = v.InferOutput<typeof schema>;

export const textsIn = (language: Language): SetupTexts =>
  v.parse(schema, parse(readFileSync(join(__dirname, `texts.${language}.yml`), "utf8")));

/** Replaces the `{placeholders}` of a sentence with their values. */
export const say = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Breaks a text into lines for the terminal, only between words. Leaves four columns for the line that the prompts draw on the left. */
export const wrapped = (text: string, columns = process.stdout.columns || 80): string =>
  text.replace(new RegExp(String.raw`(.{1,${columns - 4}})(?: |$)`, "gm"), "$1\n").trimEnd();

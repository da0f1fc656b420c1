/** Schemas for single values: texts, ids, times, days, numbers. */
import * as v from "valibot";
import { isDay } from "../../../src/lib/booking/days";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";

/** The value that was written, in quotation marks and shortened to 60 characters. */
export const shown = (issue: v.BaseIssue<unknown>): string => {
  const written = String(issue.input).replace(/\s+/g, " ");
  return `“${written.length > 60 ? `${written.slice(0, 60)}…` : written}”`;
};

/** A text that is not empty. */
export const text = v.pipe(
  v.string(),
  v.check(
    (value) => value.trim() !== "",
    issueMessage("The text is empty.", "Write it, or remove the field if it may be left out."),
  ),
);

type Form = RegExp | ((value: string) => boolean);
const fits = (form: Form, value: string): boolean => (form instanceof RegExp ? form.test(value) : form(value));

/** A rule that a text matches `form`. The message begins with the value, followed by `problem`: `“8:30” is not a time of day.` */
export const hasForm = (form: Form, problem: string, fix: string) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => fits(form, value),
    (issue) => issueMessage(`${shown(issue)} ${problem}`, fix),
  );

/** A text that matches `form`. */
export const written = (form: Form, problem: string, fix: string) => v.pipe(v.string(), hasForm(form, problem, fix));

/** A text in both languages; facts are quoted as {name}. */
export const bilingual = fields({ en: text, el: text });
export type Bilingual = v.InferOutput<typeof bilingual>;

/** Marks sample data that the owner must replace or confirm before launch. */
export const sample = v.optional(v.boolean());

/** A name in URLs and anchors: `white-tower`. */
export const id = written(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  "cannot be an id.",
  "Use small Latin letters, digits and single hyphens, beginning with a letter: white-tower.",
);

/** A name by which texts quote a fact: `checkInFrom`. */
export const factName = written(
  /^[a-z][a-zA-Z0-9]*$/,
  "cannot be the name of a fact.",
  "Use Latin letters and digits, beginning with a small letter: checkInFrom.",
);

/** A time of day, HH:MM. */
export const time = v.pipe(
  v.string(issueMessage("This is not a time of day.", 'Write hours and minutes in quotes: "08:30".')),
  hasForm(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "is not a time of day.",
    'Write hours and minutes with two digits each, in quotes: "08:30".',
  ),
);

/** A date that exists, YYYY-MM-DD. */
export const day = written(
  isDay,
  "is not a day.",
  "Write year, month and day with hyphens, as the calendar has them: 2026-05-21.",
);

/** A day that repeats every year, MM-DD. */
export const dayOfYear = written(
  (value) => isDay(`2024-${value}`),
  "is not a day of the year.",
  'Write month and day in quotes: "04-01" is the first of April.',
);

export const currency = written(/^[A-Z]{3}$/, "is not a currency.", "Write its three capital letters: EUR.");

export const country = written(/^[A-Z]{2}$/, "is not a country code.", "Write its two capital letters: GR, GB, DE.");

const numberThat = (fits: (value: number) => boolean, fix: string) =>
  v.pipe(
    v.number(),
    v.check(fits, (issue) => issueMessage(`${shown(issue)} cannot be right.`, fix)),
  );

/** A whole number of at least `least`. */
export const wholeNumber = (least = 0) =>
  numberThat((value) => Number.isInteger(value) && value >= least, `Write a whole number, ${least} or more.`);

/** A number from `least` to `most`, both included. */
export const numberBetween = (least: number, most: number) =>
  numberThat((value) => value >= least && value <= most, `Write a number from ${least} to ${most}.`);

/** One of the given words. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  v.picklist(words, (issue) =>
    issueMessage(`${shown(issue)} is not known here.`, `Write one of: ${words.join(", ")}.`),
  );

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The name of an IANA time zone. */
export const timeZone = written(
  isTimeZone,
  "is not a time zone.",
  'Write continent and city as calendars name them: "Europe/Athens".',
);

export const latitude = numberBetween(-90, 90);
export const longitude = numberBetween(-180, 180);

/** The title and description of a page for search engines. */
export const pageMeta = fields({ title: bilingual, description: bilingual });

/** One or two sentences of a review, word for word. `review` is the id of the review. */
export const quote = fields({ review: id, words: bilingual });
export type Quote = v.InferOutput<typeof quote>;

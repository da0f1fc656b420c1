/** Single values as the content writes them: texts, ids, times, days, numbers. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";

/** What was written, short enough for a sentence. */
export const shown = (issue: v.BaseIssue<unknown>): string => {
  const written = String(issue.input).replace(/\s+/g, " ");
  return `“${written.length > 60 ? `${written.slice(0, 60)}…` : written}”`;
};

/** A text that says something. */
export const text = v.pipe(
  v.string(),
  v.check(
    (value) => value.trim() !== "",
    issueMessage("The text is empty.", "Write it, or remove the field if it may be left out."),
  ),
);

/** A text in both languages; facts are quoted as {name}. */
export const bilingual = fields({ en: text, el: text });
export type Bilingual = v.InferOutput<typeof bilingual>;

/** Marks what an owner must replace or confirm before launch. */
export const sample = v.optional(v.boolean());

/** A name in addresses and anchors: `white-tower`. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, (issue) =>
    issueMessage(
      `${shown(issue)} cannot be an id.`,
      "Use small Latin letters, digits and single hyphens, beginning with a letter: white-tower.",
    ),
  ),
);

/** A name by which texts quote a fact: `checkInFrom`. */
export const factName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z0-9]*$/, (issue) =>
    issueMessage(
      `${shown(issue)} cannot be the name of a fact.`,
      "Use Latin letters and digits, beginning with a small letter: checkInFrom.",
    ),
  ),
);

/** A time of day, HH:MM. */
export const time = v.pipe(
  v.string(issueMessage("This is not a time of day.", 'Write hours and minutes in quotes: "08:30".')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, (issue) =>
    issueMessage(
      `${shown(issue)} is not a time of day.`,
      'Write hours and minutes with two digits each, in quotes: "08:30".',
    ),
  ),
);

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** A day, YYYY-MM-DD, that the calendar has. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, (issue) =>
    issueMessage(
      `${shown(issue)} is not a day.`,
      "Write year, month and day with hyphens, as the calendar has them: 2026-05-21.",
    ),
  ),
);

/** A day of every year, MM-DD. */
export const dayOfYear = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d\d-\d\d$/.test(value) && isDay(`2024-${value}`),
    (issue) =>
      issueMessage(
        `${shown(issue)} is not a day of the year.`,
        'Write month and day in quotes: "04-01" is the first of April.',
      ),
  ),
);

/** A whole number of at least `least`. */
export const wholeNumber = (least = 0) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= least,
      (issue) => issueMessage(`${shown(issue)} cannot be right.`, `Write a whole number, ${least} or more.`),
    ),
  );

/** A number within limits, both included. */
export const numberBetween = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => value >= least && value <= most,
      (issue) => issueMessage(`${shown(issue)} cannot be right.`, `Write a number from ${least} to ${most}.`),
    ),
  );

/** One of a few words. */
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

/** A name that clocks are set by. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, (issue) =>
    issueMessage(
      `${shown(issue)} is not a time zone.`,
      'Write continent and city as calendars name them: "Europe/Athens".',
    ),
  ),
);

export const latitude = numberBetween(-90, 90);
export const longitude = numberBetween(-180, 180);

/** Title and description of a page, as search engines show them. */
export const pageMeta = fields({ title: bilingual, description: bilingual });

/** A sentence or two of a review, word for word; which review is named by its id. */
export const quote = fields({ review: id, words: bilingual });
export type Quote = v.InferOutput<typeof quote>;

/** Schemas for single values: texts, ids, times, days, numbers, addresses. */
import * as v from "valibot";
import { isDay } from "../../../src/lib/booking/days";
import { cutText } from "../../../src/lib/text/cut-text";
import { issueMessage } from "../content-issue";
import { fields, must } from "./fields";

/** The value that was written, in quotation marks and shortened to 60 characters. */
export const shown = (issue: v.BaseIssue<unknown>): string => {
  const written = String(issue.input).replace(/\s+/g, " ");
  return `“${written.length > 60 ? `${cutText(written, 60)}…` : written}”`;
};

/** A text that is not empty. */
export const text = v.pipe(
  v.string(),
  must((value) => value.trim() !== "", "The text is empty.", "Write it, or remove the field if it may be left out."),
);

/** A rule for the form of a value. The message begins with the value, followed by `problem`: `“8:30” is not a time of day.` */
export const hasForm = <Value extends string | number = string>(
  form: RegExp | ((value: Value) => boolean),
  problem: string,
  fix: string,
) =>
  v.check<Value, (issue: v.CheckIssue<Value>) => string>(
    (value) => (form instanceof RegExp ? form.test(String(value)) : form(value)),
    (issue) => issueMessage(`${shown(issue)} ${problem}`, fix),
  );

/** A text that matches `form`. */
export const written = (...rule: Parameters<typeof hasForm<string>>) => v.pipe(v.string(), hasForm(...rule));

/** A text in both languages; facts are quoted as {name}. */
export const bilingual = fields({ en: text, el: text });

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
  "Write year, month and day of a date that exists, with hyphens: 2026-05-21.",
);

/** A day that repeats every year, MM-DD. */
export const dayOfYear = written(
  (value) => isDay(`2024-${value}`),
  "is not a day of the year.",
  'Write month and day in quotes: "04-01" is the first of April.',
);

export const currency = written(/^[A-Z]{3}$/, "is not a currency.", "Write its three capital letters: EUR.");

export const country = written(/^[A-Z]{2}$/, "is not a country code.", "Write its two capital letters: GR, GB, DE.");

export const numberThat = (fits: (value: number) => boolean, fix: string) =>
  v.pipe(v.number(), hasForm<number>(fits, "cannot be right.", fix));

/** A whole number from `min` to `max`, both included. */
export const wholeNumber = (min = 0, max = Infinity) =>
  numberThat(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    max === Infinity ? `Write a whole number, ${min} or more.` : `Write a whole number from ${min} to ${max}.`,
  );

/** The most guests that a house or suite takes: the contact form and the table of messages accept up to 20 (src/features/contact/schema.ts). */
export const guestLimit = wholeNumber(1, 20);

/** A number from `min` to `max`, both included. */
export const numberBetween = (min: number, max: number) =>
  numberThat((value) => value >= min && value <= max, `Write a number from ${min} to ${max}.`);

/** One of the given words. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  v.picklist(words, (issue) =>
    issueMessage(`${shown(issue)} is not one of the possible values.`, `Write one of: ${words.join(", ")}.`),
  );

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The name of an IANA time zone. */
export const timeZone = written(isTimeZone, "is not a time zone.", 'Write it as continent and city: "Europe/Athens".');

export const isAddress = hasForm(
  /^https:\/\/[^\s/]+\.\S+$/,
  "is not a web address.",
  "Write the complete address, beginning with https://.",
);

export const address = v.pipe(v.string(), isAddress);

/** The origin of a site, to which paths are appended. */
export const origin = written(
  /^https:\/\/[^\s/?#]+\.[^\s/?#]+$/,
  "is not the address of a site.",
  "Write the domain with https:// and nothing after it, not even a slash: https://www.example.com.",
);

export const mailAddress = written(
  /^[^\s@:/<>]+@[^\s@<>]+\.[^\s@<>.]+$/,
  "is not an email address.",
  "Write it as name@example.com, in quotes, and without “mailto:”.",
);

const namedHost = (form: RegExp, example: string) =>
  written(form, "is not a host name.", `Write it without https:// and without a path: ${example}.`);

/** A host name, without https:// and without a path. */
export const host = namedHost(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com"');

/** A host name, or all subdomains of a domain: `*.example.com`. */
export const hosts = namedHost(/^(?:\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com", "*.example.com"');

export const latitude = numberBetween(-90, 90);
export const longitude = numberBetween(-180, 180);

/** The title and description of a page for search engines. */
export const pageMeta = v.pipe(fields({ title: bilingual, description: bilingual }), v.title("PageMeta"));

/** One or two sentences of a review, word for word. `review` is the id of the review. */
export const quote = fields({ review: id, words: bilingual });
export type Quote = v.InferOutput<typeof quote>;

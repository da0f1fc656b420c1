/** `content/rates.yml`: prices per night, by season. Optional. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields, listById } from "./fields";
import {
  bilingual,
  currency,
  day,
  dayOfYear,
  id,
  numberBetween,
  oneOf,
  sample,
  shown,
  wholeNumber,
  written,
} from "./values";

/** The names of the days of the week in the file, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** An optional list: the field may be left out, `[]`, or empty. */
const anyOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.nullish(v.array(entry)),
    v.transform((entries) => entries ?? []),
  );

const daysOfWeek = v.optional(anyOf(oneOf(weekdays)), null);

const seasonDay = written(
  (value) => v.is(day, value) || v.is(dayOfYear, value),
  "is not a day.",
  'Write “"04-01"” in quotes for the first of April of every year, or 2027-04-01 for that year alone.',
);

/** A price with at most two decimals: 140 or 139.5, not 139.555. */
const price = v.pipe(
  numberBetween(1, 100_000),
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    (issue) => issueMessage(`${shown(issue)} has more than two decimals.`, "Write the price in whole cents."),
  ),
);

const season = fields({
  id,
  sample,
  label: bilingual,
  from: seasonDay,
  to: seasonDay,
  night: price,
  weekendNight: v.optional(price),
  minimumNights: v.optional(wholeNumber(1), 1),
  closedToArrival: daysOfWeek,
  closedToDeparture: daysOfWeek,
});

export const ratesSchema = fields({
  sample,
  currency,
  vatIncluded: v.literal(
    true,
    issueMessage(
      "Prices are shown with VAT.",
      "Write the prices with VAT in them, and “vatIncluded: true”: the law asks for whole prices.",
    ),
  ),
  validUntil: day,
  weekend: daysOfWeek,
  seasons: listById(season),
  lengthDiscounts: v.optional(anyOf(fields({ nights: wholeNumber(2), percent: numberBetween(1, 90) })), null),
  gaps: v.nullish(
    fields({
      belowMinimum: v.boolean(),
      offered: v.boolean(),
      discount: numberBetween(0, 90),
    }),
  ),
});

export type RatesFile = v.InferOutput<typeof ratesSchema>;

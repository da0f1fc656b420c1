/** `content/rates.yml`, and the `rates.yml` in a suite's folder: prices per night, by season. Both are optional. */
import * as v from "valibot";
import { cents, isDated, weekdays } from "../../../src/lib/booking/rates";
import { type ReportField, issueMessage } from "../content-issue";
import { fields, listById, rule } from "./fields";
import { missingDay, sharedDay } from "./seasons";
import {
  bilingual,
  currency,
  day,
  dayOfYear,
  id,
  numberBetween,
  oneOf,
  sample,
  hasForm,
  wholeNumber,
  written,
} from "./values";

/** An optional list: the field may be left out, `[]`, or empty. */
const daysOfWeek = v.nullish(v.array(oneOf(weekdays)), []);

const seasonDay = written(
  (value) => v.is(day, value) || v.is(dayOfYear, value),
  "is not a day.",
  'Write “"04-01"” in quotes for the first of April of every year, or 2027-04-01 for that year alone.',
);

/** A price with at most two decimals (140 or 139.5, not 139.555), converted to cents. */
const price = v.pipe(
  numberBetween(1, 100_000),
  hasForm<number>(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    "has more than two decimals.",
    "Write the price with two decimals at most: 139.5 or 139.55.",
  ),
  v.transform(cents),
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

type Season = v.InferOutput<typeof season>;

/**
 * Yearly seasons must cover every day once. Dated seasons take precedence over them, and must not overlap. Returns only the first issue:
 * later ones usually follow from it.
 */
const wrongDates = (seasons: readonly Season[]): Parameters<ReportField> | undefined => {
  const mixed = seasons.findIndex(({ from, to }) => from.length !== to.length);
  if (mixed >= 0) {
    const fix = "Write both with a year, for that year alone, or both without, for every year.";
    return [[mixed, "to"], "One day of the season has a year and the other has none.", fix];
  }
  const reversed = seasons.findIndex((season) => isDated(season) && season.to < season.from);
  if (reversed >= 0) return [[reversed, "to"], "The season ends before it begins.", "Swap the two days."];
  const yearly = seasons.filter((season) => !isDated(season));
  const dated = seasons.filter(isDated);
  const daysOfDated = dated.flatMap(({ from, to }) => [from, to]);
  const twice = sharedDay(yearly) ?? sharedDay(dated, daysOfDated);
  if (twice !== undefined) {
    const problem = `“${twice.first.id}” and “${twice.second.id}” both have the night of ${twice.day}.`;
    return [[seasons.indexOf(twice.second)], problem, "Change the days of one of them, so that they share no night."];
  }
  const missing = missingDay(yearly);
  if (missing === undefined) return undefined;
  const fix = "Lengthen a season, or add one: together, the seasons without a year must cover every day of the year.";
  return [[], `The night of ${missing} has no price from a season without a year.`, fix];
};

const lengthDiscounts = v.pipe(
  v.array(fields({ nights: wholeNumber(2), percent: numberBetween(1, 90) })),
  rule((discounts, report) => {
    for (const [index, { nights }] of discounts.entries())
      if (discounts.findIndex((other) => other.nights === nights) < index)
        report([index, "nights"], `There are two discounts for ${nights} nights.`, "Remove one of them.");
  }),
);

/** All prices are in cents from here on. Rates that have ended are allowed: no price is shown then, and `check:launch` reports it. */
export const ratesSchema = v.pipe(
  fields({
    sample,
    currency,
    vatIncluded: v.literal(
      true,
      issueMessage(
        "Prices are shown with VAT.",
        "Include VAT in the prices and write “vatIncluded: true”: the law requires prices that include all taxes.",
      ),
    ),
    validUntil: day,
    weekend: daysOfWeek,
    seasons: v.pipe(
      listById(season),
      rule((seasons, report) => {
        const wrong = wrongDates(seasons);
        if (wrong !== undefined) report(...wrong);
      }),
    ),
    lengthDiscounts: v.nullish(lengthDiscounts, []),
    gaps: v.nullish(fields({ belowMinimum: v.boolean(), offered: v.boolean(), discount: numberBetween(0, 90) }), {
      belowMinimum: false,
      offered: false,
      discount: 0,
    }),
  }),
  rule(({ validUntil, seasons }, report) => {
    const late = seasons.find((season) => isDated(season) && season.to > validUntil);
    if (late === undefined) return;
    const problem = `“${late.id}” has nights after the last night with a price.`;
    report(["validUntil"], problem, `Write ${late.to} or a later day here, or end the season earlier.`);
  }),
  rule(({ weekend, seasons }, report) => {
    if (weekend.length > 0) return;
    for (const [index, { weekendNight }] of seasons.entries()) {
      if (weekendNight === undefined) continue;
      const problem = "There is a weekend price, but the file does not say which nights are the weekend.";
      report(["seasons", index, "weekendNight"], problem, "Add “weekend: [fri, sat]” above the seasons.");
    }
  }),
);

export type RatesFile = v.InferOutput<typeof ratesSchema>;

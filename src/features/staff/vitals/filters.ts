/**
 * The filters of the dashboard in the URL, and ranges of days. A day is `YYYY-MM-DD` in UTC, as in the statistics. Pure functions.
 */
import { addDays, asDate, clampDay, nightsBetween } from "../../../lib/booking/days";
import { type Language, languages } from "../../../settings/languages";
import { type Metric, isMetric } from "../../web-vitals/metrics";

export interface DateRange {
  readonly from: string;
  /** The last day, inclusive. */
  readonly until: string;
}

/** Lengths of the period that can be chosen, in days. The period ends today. */
export const lengths = [7, 28, 90, 365] as const;
type Length = (typeof lengths)[number];

/** The earliest day that can be chosen. The site did not exist before. */
const earliest = "2020-01-01";
/** Largest number of days in a query: the two years for which full statistics are stored. */
const maxDays = 731;

/**
 * Whether a text is an existing day. Unlike `isDay` of lib/booking/days, it accepts a day before the year 1000 (`0026-11-28`, if the year was
 * typed with two digits), which `clampRange` moves to the earliest day.
 */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asDate(text).getTime()) && addDays(text, 0) === text;

/** The number of days in a range, including both ends. */
export const daysIn = ({ from, until }: DateRange): number => nightsBetween(from, until) + 1;

/** The last `length` days, including today. */
export const lastDays = (length: number, today: string): DateRange => ({
  from: addDays(today, 1 - length),
  until: today,
});

/** The range of the same length that ends the day before this one begins. */
export const previousRange = (span: DateRange): DateRange => {
  const until = addDays(span.from, -1);
  return { from: addDays(until, 1 - daysIn(span)), until };
};

/** All days of a range, in order. */
export const eachDay = (span: DateRange): string[] =>
  Array.from({ length: Math.max(0, daysIn(span)) }, (_, index) => addDays(span.from, index));

/** The range of days that can be chosen. */
export const selectableRange = (today: string): DateRange => ({ from: earliest, until: today });

/**
 * Limits a range to days that can be queried: not before the earliest day, not in the future, and not too many. If possible, the end that
 * `keeps` names is not moved.
 */
export const clampRange = ({ from, until }: DateRange, today: string, keeps: keyof DateRange = "until"): DateRange => {
  const [first, last] = [clampDay(from, earliest, today), clampDay(until, earliest, today)];
  if (first > last) return keeps === "from" ? { from: first, until: first } : { from: last, until: last };
  if (daysIn({ from: first, until: last }) <= maxDays) return { from: first, until: last };
  return keeps === "from"
    ? { from: first, until: addDays(first, maxDays - 1) }
    : { from: addDays(last, 1 - maxDays), until: last };
};

export const devices = ["mobile", "desktop"] as const;
export const connections = ["4g", "3g", "2g", "slow-2g", "unknown"] as const;
type Device = (typeof devices)[number];
type Connection = (typeof connections)[number];

/** Matches all values of a filter, also in queries to the database. */
export const anyValue = "*";

export interface Filters {
  /** A path of the site, including the language prefix; `anyValue` for all pages, `(other)` for pages without separate statistics. */
  readonly page: string;
  readonly language: Language | typeof anyValue;
  readonly device: Device | typeof anyValue;
  readonly connection: Connection | typeof anyValue;
  /** A number of days that end today, or a custom range. */
  readonly period: Length | DateRange;
  /** The metric whose distribution is shown and by which pages are sorted. */
  readonly metric: Metric;
}

const defaultMetric: Metric = "lcp";
const defaultLength: Length = 28;

/** The filters as they are in the URL. A custom range is in `from` and `until`; without it, `days` is the number of days that end today. */
export const defaults = {
  page: anyValue,
  language: anyValue,
  device: anyValue,
  connection: anyValue,
  days: String(defaultLength),
  from: "",
  until: "",
  metric: defaultMetric,
};
export type FilterValues = Readonly<Record<keyof typeof defaults, string>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | typeof anyValue =>
  values.find((value) => value === text) ?? anyValue;

const periodOf = ({ from, until, days }: FilterValues, today: string): Length | DateRange =>
  isDay(from) && isDay(until) && from <= until
    ? clampRange({ from, until }, today)
    : (lengths.find((length) => String(length) === days) ?? defaultLength);

/** The filters that these values select. Invalid values are ignored, and a period is limited as by `clampRange`. */
export const filtersOf = (values: FilterValues, today: string): Filters => ({
  page: /^(?:\/[^?#\s]{0,199}|\(other\))$/.test(values.page) ? values.page : anyValue,
  language: oneOf(languages, values.language),
  device: oneOf(devices, values.device),
  connection: oneOf(connections, values.connection),
  period: periodOf(values, today),
  metric: isMetric(values.metric) ? values.metric : defaultMetric,
});

/** The range of days that the filters select. */
export const dateRangeOf = ({ period }: Filters, today: string): DateRange =>
  typeof period === "number" ? lastDays(period, today) : period;

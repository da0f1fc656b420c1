/** Ranges of days for the dashboard. A day is `YYYY-MM-DD` in UTC, as in the statistics. Pure functions. */

export interface DateRange {
  readonly from: string;
  /** The last day, inclusive. */
  readonly until: string;
}

/** Lengths of the period in days that can be chosen. The period ends today. */
export const lengths = [7, 28, 90, 365] as const;
export type Length = (typeof lengths)[number];

const msOfDay = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The earliest day that can be chosen. The site did not exist before. */
const earliest = "2020-01-01";
/** Largest number of days in a query: the two years for which full statistics are stored. */
const maxDays = 731;

/** Whether a text is an existing day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayAt(timeOf(text)) === text;

/** The day of a timestamp (milliseconds since 1970). */
export const dayOfMoment = (moment: number): string => dayAt(moment);

/** The day `days` days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * msOfDay);

/** The number of days in a range, including both ends. */
export const daysIn = ({ from, until }: DateRange): number => Math.round((timeOf(until) - timeOf(from)) / msOfDay) + 1;

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
 * Limits a range to days that can be queried: not before the earliest day, not in the future, and not too many. The end named by `keeps`
 * is not moved if possible.
 */
export const clampRange = ({ from, until }: DateRange, today: string, keeps: keyof DateRange = "until"): DateRange => {
  const within = (day: string) => (day < earliest ? earliest : day > today ? today : day);
  const [first, last] = [within(from), within(until)];
  if (first > last) return keeps === "from" ? { from: first, until: first } : { from: last, until: last };
  if (daysIn({ from: first, until: last }) <= maxDays) return { from: first, until: last };
  return keeps === "from"
    ? { from: first, until: addDays(first, maxDays - 1) }
    : { from: addDays(last, 1 - maxDays), until: last };
};

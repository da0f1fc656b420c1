/** The days that the dashboard speaks about. A day is a `YYYY-MM-DD` in UTC, as the statistics are kept. Pure. */

export interface DateRange {
  readonly from: string;
  /** The last day, which counts. */
  readonly until: string;
}

/** Lengths that can be chosen, in days; today is the last of them. */
export const lengths = [7, 28, 90, 365] as const;
export type Length = (typeof lengths)[number];

const msOfDay = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Nothing was measured before: the site is younger. */
const earliest = "2020-01-01";
/** Days that can be asked about at once: the two years for which statistics are kept in full. */
const maxDays = 731;

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayAt(timeOf(text)) === text;

/** The day of a moment (milliseconds since 1970). */
export const dayOfMoment = (moment: number): string => dayAt(moment);

/** A day so many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * msOfDay);

/** How many days a span has, both ends counted. */
export const daysIn = ({ from, until }: DateRange): number => Math.round((timeOf(until) - timeOf(from)) / msOfDay) + 1;

/** The last `length` days, today included. */
export const lastDays = (length: number, today: string): DateRange => ({
  from: addDays(today, 1 - length),
  until: today,
});

/** The span of the same length that ends the day before this one begins. */
export const previousRange = (span: DateRange): DateRange => {
  const until = addDays(span.from, -1);
  return { from: addDays(until, 1 - daysIn(span)), until };
};

/** Every day of a span, in order. */
export const eachDay = (span: DateRange): string[] =>
  Array.from({ length: Math.max(0, daysIn(span)) }, (_, index) => addDays(span.from, index));

/** The days among which one can choose. */
export const selectableRange = (today: string): DateRange => ({ from: earliest, until: today });

/**
 * A span as it can be asked about: its days exist, none is to come, and there are not too many. The end in `keeps` stays
 * where it is, if it can.
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

/** Days as `YYYY-MM-DD`, months as `YYYY-MM`, and seasons. Days and months sort as text and have no time or time zone. Pure functions. */

export type Day = string;
/** A day, or an empty string if it is not chosen or not known. */
export type MaybeDay = string;
export type Month = string;

const millisecondsOfDay = 86_400_000;

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** A day as a `Date` for `Intl.DateTimeFormat` with `timeZone: "UTC"`. */
export const asDate = (day: Day): Date => new Date(toTime(day));

/** Whether a value is a day that exists: `2026-02-30` does not. Years below 1000 are mistakes, and PostgreSQL has no year 0. */
export const isDay = (value: unknown): value is Day =>
  typeof value === "string" &&
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) &&
  // The JSON of a date that does not exist is null, or another day.
  JSON.stringify(asDate(value)).includes(value);

/** The first and last day that people can choose in a form. The tables check the same years. */
export const choosableDays = { first: "2000-01-01", last: "2099-12-31" } as const;

/** Whether a value is a day that people can choose: date fields also accept years such as 27 and 20277. */
export const isChoosableDay = (value: unknown): value is Day => isDay(value) && value.startsWith("20");

export const addDays = (day: Day, count: number): Day => fromTime(toTime(day) + count * millisecondsOfDay);

/** Number of nights between two days; negative if the departure is earlier. */
export const nightsBetween = (arrival: Day, departure: Day): number =>
  Math.round((toTime(departure) - toTime(arrival)) / millisecondsOfDay);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return fromTime(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
};

export const daysInMonth = (month: Month): number => nightsBetween(`${month}-01`, `${addMonths(month, 1)}-01`);

export const lastDayOf = (month: Month): Day => `${month}-${daysInMonth(month)}`;

/** The same day `count` months later, or the last day of a shorter month. */
export const sameDayInMonth = (day: Day, count: number): Day => {
  const month = addMonths(monthOf(day), count);
  const number = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(number).padStart(2, "0")}`;
};

/** Index of a day in its week: Monday is 0, Sunday is 6. */
export const weekday = (day: Day): number => (asDate(day).getUTCDay() + 6) % 7;

/** A month as weeks of seven days, Monday first; null for days of other months. */
export const weeksOf = (month: Month): readonly (readonly (Day | null)[])[] => {
  const first = `${month}-01`;
  const length = daysInMonth(month);
  const lead = weekday(first);
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const index = week * 7 + place - lead;
      return index < 0 || index >= length ? null : addDays(first, index);
    }),
  );
};

/** The day of a moment in a time zone, an IANA name such as `Europe/Athens`. The Swedish locale formats dates as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): Day =>
  new Intl.DateTimeFormat("sv", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(moment);

/** Today's date at the house. */
export const todayIn = (timeZone: string, now: Date = new Date()): Day => dayIn(timeZone, now);

/** Clamps a day to a span, both ends included. */
export const clampDay = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

/**
 * First and last day, both included: `MM-DD`, or `YYYY-MM-DD` for one year. A yearly season whose start is after its end
 * continues past New Year.
 */
export interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Whether a day is in a season. The day must have the format of the season's dates. */
export const isInSeason = (day: string, { from, to }: SeasonDates): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

/** Whether a season of one year has ended before a day. A yearly season never ends. */
export const isOver = ({ to }: SeasonDates, today: string): boolean => to.length === today.length && to < today;

/** Days as `YYYY-MM-DD` and months as `YYYY-MM`: they sort as text, know no clock and no time zone. Pure. */

export type Day = string;
/** A day, or the empty text where none is chosen or known. */
export type MaybeDay = string;
export type Month = string;

const millisecondsOfDay = 86_400_000;

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether an unknown value is a day that exists: `2026-02-30` is none. */
export const isDay = (value: unknown): value is Day => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = toTime(value);
  return !Number.isNaN(time) && fromTime(time) === value;
};

/** A day as a moment for `Intl.DateTimeFormat` with `timeZone: "UTC"`. */
export const asDate = (day: Day): Date => new Date(toTime(day));

export const addDays = (day: Day, count: number): Day => fromTime(toTime(day) + count * millisecondsOfDay);

/** Nights slept between two days; negative if they are the wrong way round. */
export const nightsBetween = (arrival: Day, departure: Day): number =>
  Math.round((toTime(departure) - toTime(arrival)) / millisecondsOfDay);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return fromTime(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
};

export const daysInMonth = (month: Month): number => nightsBetween(`${month}-01`, `${addMonths(month, 1)}-01`);

export const lastDayOf = (month: Month): Day => `${month}-${daysInMonth(month)}`;

/** The same day some months on; the last of the month where that month is shorter. */
export const sameDayInMonth = (day: Day, count: number): Day => {
  const month = addMonths(monthOf(day), count);
  const number = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(number).padStart(2, "0")}`;
};

/** Place of a day in its week: Monday is 0, Sunday 6. */
export const weekday = (day: Day): number => (asDate(day).getUTCDay() + 6) % 7;

/** A month as weeks of seven places, Monday first; places of other months are empty. */
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

/** Today at the house, formatted with the Swedish locale, whose dates are `YYYY-MM-DD`. `timeZone` is an IANA name, `Europe/Athens`. */
export const todayIn = (timeZone: string, now: Date = new Date()): Day =>
  new Intl.DateTimeFormat("sv", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);

/** The day nearest to a wanted one inside a span, both ends included. */
export const clampDay = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

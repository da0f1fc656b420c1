/** Days, months and weekdays in the page's language, formatted by `Intl`. */
import { dayFormat } from "../../../lib/format";
import type { Language } from "../../../settings/languages";
import { type Day, type Month, addDays, asDate, monthOf } from "../../../lib/booking/days";

/** `December 2026`, `Δεκέμβριος 2026`. */
export const monthName = (month: Month, language: Language): string =>
  dayFormat(language, { month: "long", year: "numeric" }).format(asDate(`${month}-01`));

/** How far ahead a day is named without its year, in milliseconds: ten months. */
const withoutYear = 304 * 86_400_000;

/** Whether a day is so far ahead that without its year it could be taken for one of the next months. */
const needsYear = (day: Day): boolean => asDate(day).getTime() - Date.now() > withoutYear;

/** `4 December`, with its year or without. */
const dayAndMonth = (day: Day, language: Language, withYear: boolean, more: Intl.DateTimeFormatOptions = {}): string =>
  dayFormat(language, { ...more, day: "numeric", month: "long", ...(withYear && { year: "numeric" }) })
    .format(asDate(day))
    .replace(",", "");

/** `Fri 4 December`, `Παρ 4 Δεκεμβρίου`; with its year if it is more than ten months ahead. */
export const shortDay = (day: Day, language: Language): string =>
  dayAndMonth(day, language, needsYear(day), { weekday: "short" });

/** `4 December`, `4 Δεκεμβρίου`, for use inside a sentence; with its year if it is more than ten months ahead. */
export const plainDay = (day: Day, language: Language): string => dayAndMonth(day, language, needsYear(day));

/** `Friday 4 December 2026`, `Παρασκευή 4 Δεκεμβρίου 2026`. */
export const fullDay = (day: Day, language: Language): string => dayAndMonth(day, language, true, { weekday: "long" });

/** With `withYear`, the year is named once, or twice if the range crosses New Year. Built here because browsers format ranges differently. */
const rangeWith = (from: Day, to: Day, language: Language, withYear: boolean): string => {
  const until = dayAndMonth(to, language, withYear);
  if (monthOf(from) === monthOf(to)) return `${Number(from.slice(8))}–${until}`;
  return `${dayAndMonth(from, language, withYear && from.slice(0, 4) !== to.slice(0, 4))} – ${until}`;
};

/** A range with its years: `4–8 December 2026`, `28 December 2026 – 2 January 2027`. */
export const dayRangeInYear = (from: Day, to: Day, language: Language): string => rangeWith(from, to, language, true);

/** `4–8 December`, `28 November – 2 December`; with its years if the first day is more than ten months ahead. */
export const dayRange = (from: Day, to: Day, language: Language): string =>
  rangeWith(from, to, language, needsYear(from));

/** Column headings of a month, Monday first: `short` is shown, `long` is for screen readers. */
export const weekdayNames = (language: Language): readonly { readonly short: string; readonly long: string }[] => {
  const monday: Day = "2024-01-01";
  const [short, long] = (["short", "long"] as const).map((weekday) => dayFormat(language, { weekday }));
  return Array.from({ length: 7 }, (_, index) => asDate(addDays(monday, index))).map((date) => ({
    short: short?.format(date) ?? "",
    long: long?.format(date) ?? "",
  }));
};

/** Days, months and weekdays in the page's language, formatted by `Intl`. */
import { dayFormat } from "../../../lib/format/day-format";
import type { Language } from "../../../settings/languages";
import { type Day, type Month, addDays, asDate, monthOf } from "../../../lib/booking/days";

/** `December 2026`, `Δεκέμβριος 2026`. */
export const monthName = (month: Month, language: Language): string =>
  dayFormat(language, { month: "long", year: "numeric" }).format(asDate(`${month}-01`));

/** `Fri 4 December`, `Παρ 4 Δεκεμβρίου`. */
export const shortDay = (day: Day, language: Language): string =>
  dayFormat(language, { weekday: "short", day: "numeric", month: "long" }).format(asDate(day)).replace(",", "");

/** `4 December`, `4 Δεκεμβρίου`, for use inside a sentence. */
export const plainDay = (day: Day, language: Language): string =>
  dayFormat(language, { day: "numeric", month: "long" }).format(asDate(day));

/** `Friday 4 December 2026`, `Παρασκευή 4 Δεκεμβρίου 2026`. */
export const fullDay = (day: Day, language: Language): string =>
  dayFormat(language, { weekday: "long", day: "numeric", month: "long", year: "numeric" })
    .format(asDate(day))
    .replace(",", "");

/** `4–8 December`, `28 November – 2 December`. Built here because browsers format ranges differently. */
export const dayRange = (from: Day, to: Day, language: Language): string => {
  const format = dayFormat(language, { day: "numeric", month: "long" });
  const until = format.format(asDate(to));
  return monthOf(from) === monthOf(to)
    ? `${Number(from.slice(8))}–${until}`
    : `${format.format(asDate(from))} – ${until}`;
};

/** A range with its years: `4–8 December 2026`, `28 December 2026 – 2 January 2027`. */
export const dayRangeInYear = (from: Day, to: Day, language: Language): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last
    ? `${dayRange(from, to, language)} ${last}`
    : `${plainDay(from, language)} ${first} – ${plainDay(to, language)} ${last}`;
};

/** Column headings of a month, Monday first: `short` is shown, `long` is for screen readers. */
export const weekdayNames = (language: Language): readonly { readonly short: string; readonly long: string }[] => {
  const monday: Day = "2024-01-01";
  const [short, long] = (["short", "long"] as const).map((weekday) => dayFormat(language, { weekday }));
  return Array.from({ length: 7 }, (_, index) => asDate(addDays(monday, index))).map((date) => ({
    short: short?.format(date) ?? "",
    long: long?.format(date) ?? "",
  }));
};

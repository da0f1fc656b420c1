/** Texts of days, months and stays in the page's language. Names of days and months are formatted by `Intl`. */
import type { StayObstacle } from "../../lib/booking/availability";
import { type Day, type MaybeDay, type Month, addDays, asDate, monthOf } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { dayFormat } from "../../lib/format";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import type { StayFault } from "./stay";

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

/** With a no-break space after each number, so that no line ends with a number whose month or noun is on the next. */
export const withNumbersKept = (text: string): string => text.replace(/(\d) /g, "$1\u00a0");

/** `Fri 4 December`, `Παρ 4 Δεκεμβρίου`; with its year if it is more than ten months ahead. */
export const shortDay = (day: Day, language: Language): string =>
  dayAndMonth(day, language, needsYear(day), { weekday: "short" });

/** `4 December`, `4 Δεκεμβρίου`, for use inside a sentence; with its year if it is more than ten months ahead. */
export const plainDay = (day: Day, language: Language): string =>
  withNumbersKept(dayAndMonth(day, language, needsYear(day)));

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
  withNumbersKept(rangeWith(from, to, language, needsYear(from)));

/** Column headings of a month, Monday first: `short` is shown, `long` is for screen readers. */
export const weekdayNames = (language: Language): readonly { readonly short: string; readonly long: string }[] => {
  const monday: Day = "2024-01-01";
  const [short, long] = (["short", "long"] as const).map((weekday) => dayFormat(language, { weekday }));
  return Array.from({ length: 7 }, (_, index) => asDate(addDays(monday, index))).map((date) => ({
    short: short?.format(date) ?? "",
    long: long?.format(date) ?? "",
  }));
};

/** Attribute by which the start script finds the elements to fill: `arrival`, `departure`, `dates`, `guests`, `suite` or `problem`. */
export const stayAttribute = "data-stay";

/** A day, or an empty string if none is chosen. */
export const stayDay = (day: MaybeDay, language: Language): string => (day === "" ? "" : shortDay(day, language));

/** Both days, only the arrival, or an empty string. */
export const stayDates = ({ arrival, departure }: Stay, language: Language): string =>
  departure === "" ? stayDay(arrival, language) : dayRange(arrival, departure, language);

/** The message about an obstacle to a stay. */
export const obstacleText = (t: Text, obstacle: StayObstacle, language: Language): string =>
  t(`booking.error.${obstacle.kind}`, {
    day: plainDay(obstacle.day, language),
    count: "nights" in obstacle ? obstacle.nights : 0,
  });

/** The error message for a fault of a stay. */
export const faultText = (t: Text, { text, obstacle, most = 0 }: StayFault, language: Language): string =>
  obstacle === undefined ? t(text, { most }) : obstacleText(t, obstacle, language);

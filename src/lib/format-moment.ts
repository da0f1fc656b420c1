/** Formatting of moments in the time zone of the house. Separate from `format.ts`, because only a few pages load this file. */
import { type Language, intlLocales } from "../settings/languages";

/** Formats an ISO timestamp as `21 Nov 2026, 09:12`. The year is left out if it is the year of `now`, in epoch milliseconds. */
export const formatMoment = (moment: string, language: Language, timeZone: string, now?: number): string => {
  const locale = intlLocales[language];
  const date = new Date(moment);
  const year = (value: Date | number) => new Intl.DateTimeFormat(locale, { year: "numeric", timeZone }).format(value);
  const shortened = now !== undefined && year(date) === year(now);
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(shortened ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(date);
};

/** Moments as people of the house write them, in the house's own time zone. */
import { type Language, languageFacts } from "../../settings/languages";

/** An ISO moment: `21 Nov 2026, 09:12`. The year is left out when it is the year of `now`, a moment in milliseconds. */
export const formatMoment = (moment: string, language: Language, timeZone: string, now?: number): string => {
  const { format } = languageFacts[language];
  const date = new Date(moment);
  const year = (value: Date | number) => new Intl.DateTimeFormat(format, { year: "numeric", timeZone }).format(value);
  const shortened = now !== undefined && year(date) === year(now);
  return new Intl.DateTimeFormat(format, {
    day: "numeric",
    month: "short",
    ...(shortened ? {} : { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(date);
};

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export const dayIn = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(moment);

/** Whole days from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

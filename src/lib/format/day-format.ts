/** Formatters of days. Days have no time: they are parsed and formatted in UTC, so that no time zone changes them. */
import { type Language, intlLocales } from "../../settings/languages";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter for a language and options. Cached, because creating one takes more than a hundred times as long as using it, and a month
 * formats each of its days.
 */
export const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
};

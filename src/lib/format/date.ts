/** Formatting of days. Days have no time: they are parsed and formatted in UTC, so that no time zone changes them. */
import { type Language, languageFacts } from "../../settings/languages";

/** The day of a content date: `2026-09-18T00:00:00.000Z` and `2026-09-18` both give `2026-09-18`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** Cached, because creating a formatter takes more than a hundred times as long as using it, and a list formats a dozen days. */
const formats = new Map<Language, Intl.DateTimeFormat>();

const formatOf = (language: Language): Intl.DateTimeFormat => {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(languageFacts[language].format, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
};

/** A full date: `2026-09-18` → `18 September 2026`, `18 Σεπτεμβρίου 2026`, with a no-break space between day and month. */
export const formatDate = (date: string, language: Language): string =>
  formatOf(language)
    .format(new Date(dayOf(date)))
    .replace(" ", "\u00a0");

/** Days as people write them. Days carry no time: they are read and written in UTC, so that no zone moves them. */
import { type Language, languageFacts } from "../../settings/languages";

/** The day of a content date: `2026-09-18T00:00:00.000Z` and `2026-09-18` both give `2026-09-18`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** Made once: making one takes more than a hundred times as long as writing a day with it, and a list writes a dozen. */
const formats = new Map<Language, Intl.DateTimeFormat>();

const formatOf = (language: Language): Intl.DateTimeFormat => {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(languageFacts[language].format, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
};

/** A day written out: `2026-09-18` → `18 September 2026`, `18 Σεπτεμβρίου 2026`. No line ends between day and month. */
export const formatDate = (date: string, language: Language): string =>
  formatOf(language)
    .format(new Date(dayOf(date)))
    .replace(" ", "\u00a0");

/** Days as people write them. Days carry no time: they are read and written in UTC, so that no zone moves them. */
import { type Language, languageFacts } from "../../config/languages";

/** The day of a content date: `2026-09-18T00:00:00.000Z` and `2026-09-18` both give `2026-09-18`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** A day written out: `2026-09-18` → `18 September 2026`, `18 Σεπτεμβρίου 2026`. */
export const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].format, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(dayOf(date)),
  );

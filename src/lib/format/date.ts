/** Formatting of days in full. */
import type { Language } from "../../settings/languages";
import { dayFormat } from "./day-format";

/** The day of a content date: `2026-09-18T00:00:00.000Z` and `2026-09-18` both give `2026-09-18`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** A full date: `2026-09-18` → `18 September 2026`, `18 Σεπτεμβρίου 2026`, with a no-break space between day and month. */
export const formatDate = (date: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" })
    .format(new Date(dayOf(date)))
    .replace(" ", "\u00a0");

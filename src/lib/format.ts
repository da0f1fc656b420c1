/** Formatting of days, of times (24 hours, docs/glossary.md) and of money. */
import { type Language, intlLocales } from "../settings/languages";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of days for a language and options. Days have no time: they are parsed and formatted in UTC, so that no time zone changes
 * them. Cached, because creating one takes more than a hundred times as long as using it, and the calendar formats every day of a month.
 */
export const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format;
};

/** The day of a content date: `2026-09-18T00:00:00.000Z` and `2026-09-18` both give `2026-09-18`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** A full date: `2026-09-18` → `18 September 2026`, `18 Σεπτεμβρίου 2026`, with a no-break space between day and month. */
export const formatDate = (date: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" })
    .format(new Date(dayOf(date)))
    .replace(" ", "\u00a0");

/** A time without leading zero: `07:30` → `7:30`, `15:00` → `15:00`. */
export const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, "");

/** A word joiner after the dash, which prevents a line break within a range. The word joiner is invisible. */
const joiner = "\u2060";

/** A range with an en dash: `23:00`, `07:00` → `23:00–7:00`. */
export const formatTimeRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${joiner}${formatTime(to)}`;

/** Like `formatTimeRange`, but a line may break after the dash if a narrow column has no room for the range. */
export const formatBreakableTimeRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${formatTime(to)}`;

/** A formatted amount: `(80, "EUR", "en")` → `€80`, in Greek `80 €`. Cents are shown only if there are any. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(intlLocales[language], {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

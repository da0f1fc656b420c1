/** Formatting of numbers. Separate from `format.ts`, which the script that shows a stay contains. */
import { type Language, intlLocales } from "../settings/languages";

/** A number in the language: `18204` → `18,204`, in Greek `18.204`; `7.5` → `7.5`, in Greek `7,5`. */
export const formatNumber = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(intlLocales[language], options).format(value);

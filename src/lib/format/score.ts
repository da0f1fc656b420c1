/** Formatting of scores: decimals if needed, with the decimal separator of the language. */
import { type Language, languageFacts } from "../../settings/languages";

/** An average with one decimal: `9` → `9.0`, `9,0`; a full `10` remains `10`. */
export const formatAverage = (score: number, language: Language): string => {
  const digits = Math.round(score * 10) === 100 ? 0 : 1;
  return new Intl.NumberFormat(languageFacts[language].format, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(score);
};

/** One guest's score: `9` → `9`, `8.5` → `8.5`, `8,5`. */
export const formatScore = (score: number, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].format, { maximumFractionDigits: 1 }).format(score);

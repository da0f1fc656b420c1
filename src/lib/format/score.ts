/** Scores as people write them: one decimal where the scale has decimals, with the language's own comma. */
import { type Language, languageFacts } from "../../settings/languages";

/** An average: `9` → `9.0`, `9,0`; a full `10` stays `10`. */
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

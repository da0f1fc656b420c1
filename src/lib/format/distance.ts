import { type Language, languageFacts } from "../../settings/languages";

/**
 * A rounded distance: to ten metres below a kilometre, otherwise to a hundred. `unit` is the key of the text with the
 * unit, `count` the formatted number.
 */
export const roundDistance = (
  metres: number,
  language: Language,
): { readonly unit: "metres" | "kilometres"; readonly count: string } => {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(languageFacts[language].format, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000
    ? { unit: "metres", count: format(tens, 0) }
    : { unit: "kilometres", count: format(metres / 1000, 1) };
};

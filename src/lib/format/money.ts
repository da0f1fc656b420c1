import { type Language, languageFacts } from "../../settings/languages";

/** A formatted amount: `(80, "EUR", "en")` → `€80`, in Greek `80 €`. Cents are shown only if there are any. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].format, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

import type { Language } from "../../settings/languages";
import { formatNumber } from "../format";
import type { TextValues } from "./keys";

/** The values of a text as it shows them: numbers in the language. */
export const writtenValues = (values: TextValues | undefined, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" ? formatNumber(value, language) : value,
    ]),
  );

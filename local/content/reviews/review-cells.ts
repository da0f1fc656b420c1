/**
 * Lists the fields of an import, and reads scores, booleans, countries and languages in them. Pure functions. Unknown values are
 * returned unchanged, and refused later.
 */
import { isLanguageCode } from "../../../gatsby/both-languages";
import { type Language, languages } from "../../../src/settings/languages";

/** The fields that an import can read. In this site's own table format, they are also the names of the columns. */
export const reviewFields = [
  "reference",
  "source",
  "guest",
  "country",
  "date",
  "nights",
  "score",
  "scale",
  "verified",
  "language",
  "title",
  "text",
  "positive",
  "negative",
  "translation_en",
  "translation_el",
  "response",
  "response_date",
  "response_en",
  "response_el",
] as const;
export type ReviewField = (typeof reviewFields)[number];

export const translationField = (language: Language) => `translation_${language}` as const;
export const responseField = (language: Language) => `response_${language}` as const;

/** The order of day and month in a date such as 02/05/2026. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A mistake in one cell. */
export interface CellIssue {
  readonly field: ReviewField;
  readonly problem: string;
  readonly fix: string;
}

/** A number with a decimal point or comma. */
export const numberIn = (value: string): number | string =>
  /^\d+(?:[.,]\d+)?$/.test(value) ? Number(value.replace(",", ".")) : value;

const stars: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

interface ReadScore {
  readonly score: number | string;
  /** The scale, if the score contains it: `4/5`. */
  readonly of?: number;
}

/** A score: `9`, `8,5`, `4/5`, `4 out of 5`, or Google's `FOUR`. */
export const scoreIn = (value: string): ReadScore => {
  const named = /^(\S+)\s*(?:\/|out of|of|από|στα)\s*(\d+)$/i.exec(value);
  if (named !== null) return { score: numberIn(named[1] ?? ""), of: Number(named[2]) };
  return { score: stars[value.toLowerCase()] ?? numberIn(value) };
};

const booleans: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  "1": true,
  ναι: true,
  no: false,
  false: false,
  "0": false,
  όχι: false,
};

export const booleanIn = (value: string): boolean | string => booleans[value.toLowerCase()] ?? value;

/** The name of a country in a language; empty if the code is not that of a country. */
export const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code) ?? "")
    : "";

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const lower = (name: string): string => name.normalize("NFC").toLowerCase();

/** Name → code, in both languages. Created on first use. */
let countries: ReadonlyMap<string, string> | undefined;
const countryCodes = () =>
  (countries ??= new Map(
    pairs
      .map((pair) => pair.toUpperCase())
      // Withdrawn codes have the name of the country that replaced them.
      .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      .flatMap((code) => languages.map((language) => [lower(countryName(code, language)), code] as const))
      .filter(([name]) => name !== ""),
  ));

/** The code of a country, from its code or its name in English or Greek. */
export const countryIn = (value: string): string => {
  if (lower(value) === "uk") return "GB";
  return /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : (countryCodes().get(lower(value)) ?? value);
};

let languageCodes: ReadonlyMap<string, string> | undefined;
const codesOfLanguages = () =>
  (languageCodes ??= new Map(
    pairs.filter(isLanguageCode).flatMap((code) =>
      // A language may also be given by its own name, such as Deutsch.
      [...languages, code].flatMap((inLanguage) => {
        const name = new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" }).of(code);
        return name === undefined ? [] : [[lower(name), code] as const];
      }),
    ),
  ));

/**
 * The shortest code of a language, from a code (`el`, `EN`, `pt-BR`, `deu`) or a name (`German`, `Deutsch`,
 * `Γερμανικά`).
 */
export const languageIn = (value: string): string => {
  const [code = ""] = lower(value).split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(code)) return codesOfLanguages().get(lower(value)) ?? value;
  return Intl.getCanonicalLocales(code)[0] ?? value;
};

/** Guests' names are not published: `Maria K.` becomes `M.`. Undefined if there is no name. */
export const initialOf = (guest: string): string | undefined => {
  const [letter] = /\p{L}/u.exec(guest.normalize("NFC")) ?? [];
  return letter === undefined ? undefined : `${letter.toLocaleUpperCase()}.`;
};

/** Removes the translation that Google puts before or after the guest's own text. */
export const withoutTranslation = (text: string): string =>
  (/\(Original\)\s*([\s\S]+)$/.exec(text)?.[1] ?? text).replace(/\s*\(Translated by Google\)[\s\S]*$/, "").trim();

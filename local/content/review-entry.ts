/** One row of an export as an entry of `content/reviews/reviews.yml`, not yet checked. Pure. */
import { slugOf } from "../../gatsby/content/slug";
import { type Language, languages } from "../../src/settings/languages";
import type { Row } from "./review-table";

export const neededColumns = [
  "reference",
  "source",
  "guest",
  "country",
  "date",
  "nights",
  "score",
  "verified",
  "language",
  "text",
];
export const optionalColumns = ["translation_en", "translation_el", "response_date", "response_en", "response_el"];

/** Field of a review → column of the export, where their names differ. */
const columns: Readonly<Record<string, string>> = {
  id: "reference",
  "guest.initial": "guest",
  "guest.country": "country",
  "text.language": "language",
  "text.original": "text",
  "text.translations.en": "translation_en",
  "text.translations.el": "translation_el",
  "response.date": "response_date",
  "response.text.en": "response_en",
  "response.text.el": "response_el",
};

export const columnOf = (field: string): string => columns[field] ?? field;

export const cell = (row: Row, column: string): string => row[column] ?? "";

/** A number, with a point or a comma; what is none stays as it is, to be refused. */
const numberIn = (value: string): number | string =>
  /^\d+(?:[.,]\d+)?$/.test(value) ? Number(value.replace(",", ".")) : value;

const booleans: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  "1": true,
  no: false,
  false: false,
  "0": false,
};

/** Empty for a code that no country has. */
export const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code) ?? "")
    : "";

/** Names of guests are not published: `Maria K.` → `M.` */
const initialOf = (guest: string): string => (guest === "" ? "" : `${(guest[0] ?? "").toLocaleUpperCase()}.`);

const inBoth = (of: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, string>;

export const entryOf = (row: Row): unknown => {
  const country = cell(row, "country").toUpperCase();
  const written = cell(row, "language").toLowerCase();
  const translations = Object.fromEntries(
    languages.flatMap((language) => {
      const text = cell(row, `translation_${language}`);
      return text === "" || language === written ? [] : [[language, text] as const];
    }),
  );
  const answered = ["response_date", "response_en", "response_el"].some((column) => cell(row, column) !== "");
  return {
    id: slugOf(`${cell(row, "source")} ${cell(row, "reference")}`),
    guest: {
      initial: initialOf(cell(row, "guest")),
      country,
      countryName: inBoth((language) => countryName(country, language)),
    },
    date: cell(row, "date"),
    nights: numberIn(cell(row, "nights")),
    score: numberIn(cell(row, "score")),
    verified: booleans[cell(row, "verified").toLowerCase()] ?? cell(row, "verified"),
    source: cell(row, "source"),
    text: {
      language: written,
      original: cell(row, "text"),
      ...(Object.keys(translations).length > 0 && { translations }),
    },
    ...(answered && {
      response: { date: cell(row, "response_date"), text: inBoth((language) => cell(row, `response_${language}`)) },
    }),
  };
};

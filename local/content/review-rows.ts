/** Reads an export of reviews, row by row, into entries of `content/reviews/reviews.yml`. Pure. */
import { CsvError, parse } from "csv-parse/sync";
import { check } from "../../gatsby/content/check";
import { slugOf } from "../../gatsby/content/slug";
import { type Review, reviewSchema } from "../../gatsby/content/schema/reviews";
import { type Language, languages } from "../../src/config/languages";
import { Refusal } from "./refusal";

/** What is wrong with one cell. */
export interface RowFault {
  /** Of the file, from 1; the line on which the row begins. */
  readonly line: number;
  readonly column: string;
  readonly problem: string;
  readonly cure: string;
}

export interface ReviewRows {
  readonly reviews: readonly Review[];
  readonly faults: readonly RowFault[];
}

/** What rows are checked against. */
export interface RowSurroundings {
  /** Ids of the sources that reviews.yml knows. */
  readonly sources: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const needed = ["reference", "source", "guest", "country", "date", "nights", "score", "verified", "language", "text"];
const optional = ["translation_en", "translation_el", "response_date", "response_en", "response_el"];

type Row = Readonly<Record<string, string>>;

/** Field of a review → column of the export. */
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

const cell = (row: Row, column: string): string => row[column] ?? "";
const filled = (value: string): string | undefined => (value === "" ? undefined : value);

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

const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code) ?? "")
    : "";

/** Names of guests are not published: `Maria K.` → `M.` */
const initialOf = (guest: string): string => (guest === "" ? "" : `${(guest[0] ?? "").toLocaleUpperCase()}.`);

const inBoth = (of: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, string>;

const entryOf = (row: Row): unknown => {
  const country = cell(row, "country").toUpperCase();
  const translations = Object.fromEntries(
    languages.flatMap((language) => {
      const text = filled(cell(row, `translation_${language}`));
      return text === undefined || language === cell(row, "language") ? [] : [[language, text] as const];
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
      language: cell(row, "language").toLowerCase(),
      original: cell(row, "text"),
      ...(Object.keys(translations).length > 0 && { translations }),
    },
    ...(answered && {
      response: { date: cell(row, "response_date"), text: inBoth((language) => cell(row, `response_${language}`)) },
    }),
  };
};

/** What a review by itself cannot know to be wrong. */
const strange = (row: Row, { sources, today }: RowSurroundings): Omit<RowFault, "line">[] => {
  const faults: Omit<RowFault, "line">[] = [];
  const tell = (column: string, problem: string, cure: string) => faults.push({ column, problem, cure });
  if (cell(row, "reference") === "")
    tell("reference", "The review has no reference.", "Write the number or code it has where it comes from.");
  if (!sources.includes(cell(row, "source")))
    tell("source", `There is no source called “${cell(row, "source")}”.`, `Write one of: ${sources.join(", ")}.`);
  if (cell(row, "date") > today) tell("date", `${cell(row, "date")} is a day to come.`, "Correct the date.");
  if (/^[A-Za-z]{2}$/.test(cell(row, "country")) && countryName(cell(row, "country").toUpperCase(), "en") === "")
    tell("country", `No country has the code ${cell(row, "country")}.`, "Write its two letters: GR, GB, DE.");
  return faults;
};

/** The mark between cells: the one that the first line has most of. */
const delimiterOf = (csv: string): string => {
  const [head = ""] = csv.split("\n");
  return [",", ";", "\t"].reduce((best, next) => (head.split(next).length > head.split(best).length ? next : best));
};

const readRows = (csv: string): { readonly row: Row; readonly line: number }[] => {
  try {
    const records = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { readonly record: Row; readonly info: { readonly lines: number } }[];
    return records.map(({ record, info }) => {
      const breaks = Object.values(record).join("").split("\n").length - 1;
      return { row: record, line: info.lines - breaks };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`This is no table that can be read: ${error.message}. Save it as CSV (UTF-8) and try again.`);
  }
};

/** All rows of an export. Throws a Refusal when the table itself cannot be read, or lacks a column. */
export const readReviewRows = (csv: string, surroundings: RowSurroundings): ReviewRows => {
  const rows = readRows(csv);
  const [first] = rows;
  const missing = first === undefined ? [] : needed.filter((column) => !(column in first.row));
  if (first === undefined || missing.length > 0) {
    throw new Refusal(
      `${first === undefined ? "The table has no rows" : `The table lacks: ${missing.join(", ")}`}.\nIts first line names the columns: ${needed.join(", ")}; and, if there are any, ${optional.join(", ")}.`,
    );
  }
  const faults: RowFault[] = [];
  const reviews = new Map<string, Review>();
  for (const { row, line } of rows) {
    const found = strange(row, surroundings).map((fault) => ({ ...fault, line }));
    const file = { name: "", data: entryOf(row), lineOf: () => line, texts: () => [] };
    const review = check(reviewSchema, file, ({ field = "", problem, cure }) => {
      const column = columns[field] ?? field;
      // What follows from another cell of the row is told there.
      if (field.startsWith("guest.countryName") || found.some((fault) => fault.column === column)) return;
      found.push({ line, column, problem, cure });
    });
    if (review !== undefined && reviews.has(review.id)) {
      const cure = "Remove one of the two rows.";
      found.push({ line, column: "reference", problem: `“${cell(row, "reference")}” was in a row before.`, cure });
    }
    if (review !== undefined && found.length === 0) reviews.set(review.id, review);
    faults.push(...found);
  }
  return { reviews: [...reviews.values()], faults };
};

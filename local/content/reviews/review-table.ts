/** Reads an export of reviews as rows of named cells, each with the row's line number. Pure functions. */
import { CsvError, parse } from "csv-parse/sync";
import { LineCounter, isSeq, parseDocument } from "yaml";
import { isRecord } from "../edit-yaml";
import { Refusal } from "../../refusal";
import { columnKey } from "./review-profiles";

/** Key of a column (`columnKey`) → cell. */
export type Row = Readonly<Record<string, string>>;

interface PlacedRow {
  readonly row: Row;
  /** The line on which the row begins, counted from 1. */
  readonly line: number;
}

export interface Table {
  readonly rows: readonly PlacedRow[];
  /** Key of a column → its name in the file. */
  readonly names: ReadonlyMap<string, string>;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file. Spreadsheets save plain CSV in an encoding that depends on the country and that the file does not name.
 * Such a file is refused, because its letters would be wrong if it were read as UTF-8. The format that Excel calls
 * “Unicode text” is UTF-16 with a byte order mark.
 */
export const textOfTable = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0x50, 0x4b))
    throw new Refusal(
      "The file is a workbook, not a table. Nothing was imported.\nOpen it in your spreadsheet, choose the sheet of the reviews, then Save as, and there “CSV UTF-8”; then run the command again.",
    );
  const utf16 = startsWith(bytes, 0xff, 0xfe) ? "utf-16le" : startsWith(bytes, 0xfe, 0xff) ? "utf-16be" : undefined;
  try {
    return new TextDecoder(utf16 ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(
      "The file is not in UTF-8: its Greek and accented letters would come out broken. Nothing was imported.\nOpen it in your spreadsheet, choose Save as, and there “CSV UTF-8”; then run the command again.",
    );
  }
};

/** The separator of cells: the one that is most frequent in the first line. */
const delimiterOf = (csv: string): string => {
  const [head = ""] = csv.split("\n");
  return [",", ";", "\t"].reduce((best, next) => (head.split(next).length > head.split(best).length ? next : best));
};

const readCsv = (text: string): Table => {
  // The optional first line sep=; tells spreadsheets the separator.
  const [separator = "", mark] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const csv = text.slice(separator.length);
  const names = new Map<string, string>();
  try {
    const records = parse(csv, {
      columns: (given: string[]) =>
        given.map((name) => {
          const key = columnKey(name);
          // If two columns have the same name, the first one is used.
          if (key === "" || names.has(key)) return false;
          names.set(key, name.trim());
          return key;
        }),
      delimiter: mark ?? delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets save emptied rows as separators only.
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { readonly record: Row; readonly info: { readonly lines: number } }[];
    const before = separator === "" ? 0 : 1;
    const rows = records.map(({ record, info }) => {
      const breaks = Object.values(record).join("").split("\n").length - 1;
      return { row: record, line: info.lines - breaks + before };
    });
    return { rows, names };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`This table cannot be read: ${error.message}. Save it as “CSV UTF-8” and try again.`);
  }
};

/** Flattens an object: `{ reviewer: { displayName } }` becomes a cell of the column `reviewer.displayName`. */
const cellsIn = (value: unknown, path: string): (readonly [string, string])[] => {
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, field]) => cellsIn(field, path === "" ? key : `${path}.${key}`));
  if (typeof value === "string") return [[path, value.trim()]];
  return typeof value === "number" || typeof value === "boolean" ? [[path, String(value)]] : [];
};

/** JSON as APIs return it: a list of reviews, alone or under `reviews` or `data`. */
const readJson = (text: string): Table => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const list = [document.contents, document.get("reviews"), document.get("data")].find((part) => isSeq(part));
  const [mistake] = document.errors;
  if (mistake !== undefined)
    throw new Refusal(`Line ${lines.linePos(mistake.pos[0]).line} of this JSON cannot be read: ${mistake.message}`);
  if (!isSeq(list))
    throw new Refusal(
      "This JSON has no list of reviews. The list must be the whole file, or be under “reviews” or “data”.",
    );
  const names = new Map<string, string>();
  const rows = list.items.map((item) => {
    const cells = cellsIn((item as { toJSON: () => unknown }).toJSON(), "");
    for (const [name] of cells) names.set(columnKey(name), name);
    const row = Object.fromEntries(cells.map(([name, cell]) => [columnKey(name), cell]));
    return { row, line: lines.linePos((item as { range: [number] }).range[0]).line };
  });
  return { rows, names };
};

/** Throws a Refusal if the text is not a table. */
export const readTable = (text: string): Table => {
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text.replace(/^\uFEFF/, ""));
  if (table.rows.length === 0)
    throw new Refusal(
      "The table has no reviews: it needs at least one row below the column names, or one entry in its JSON list.",
    );
  return table;
};

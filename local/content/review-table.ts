/** An export of reviews as rows of named cells, each with its line. Pure. */
import { CsvError, parse } from "csv-parse/sync";
import { Refusal } from "../refusal";

export type Row = Readonly<Record<string, string>>;

export interface PlacedRow {
  readonly row: Row;
  /** Of the file, from 1; the line on which the row begins. */
  readonly line: number;
}

/**
 * The text of a file. Spreadsheets save plain CSV in the alphabet of their country, which nothing in the file names: read as
 * UTF-8 its letters would be broken, so that it is refused as a whole.
 */
export const textOfTable = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(
      "The file is not in UTF-8: its Greek and accented letters would come out broken. Nothing was taken over.\nOpen it in your spreadsheet, choose Save as, and there “CSV UTF-8”; then run the command again.",
    );
  }
};

/** The mark between cells: the one that the first line has most of. */
const delimiterOf = (csv: string): string => {
  const [head = ""] = csv.split("\n");
  return [",", ";", "\t"].reduce((best, next) => (head.split(next).length > head.split(best).length ? next : best));
};

/** Throws a Refusal when the text is no table. */
export const rowsOf = (csv: string): PlacedRow[] => {
  try {
    const records = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets keep rows that were emptied as nothing but marks.
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { readonly record: Row; readonly info: { readonly lines: number } }[];
    return records.map(({ record, info }) => {
      const breaks = Object.values(record).join("").split("\n").length - 1;
      return { row: record, line: info.lines - breaks };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(`This is no table that can be read: ${error.message}. Save it as “CSV UTF-8” and try again.`);
  }
};

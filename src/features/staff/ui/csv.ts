/** CSV files for spreadsheets and for programs. */
import type { Language } from "../../../settings/languages";

type Cell = string | number | null;

interface Marks {
  readonly separator: string;
  readonly decimal: string;
}

/** For files that programs read. */
const programMarks: Marks = { separator: ",", decimal: "." };

/** A spreadsheet set to Greek would show a line with commas as one cell, and `0.043` as 43. */
const marksOf: Readonly<Record<Language, Marks>> = { en: programMarks, el: { separator: ";", decimal: "," } };

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell, { decimal }: Marks): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  const text = escapeFormula(cell);
  return /[",;\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * The rows as CSV; the first one is the header row. The byte order mark makes spreadsheets read Greek letters correctly.
 * @param language that of the spreadsheet that opens the file; leave it out for a file that programs read
 */
export const toCsv = (rows: readonly (readonly Cell[])[], language?: Language): string => {
  const marks = language === undefined ? programMarks : marksOf[language];
  const lineOf = (row: readonly Cell[]) => row.map((cell) => cellText(cell, marks)).join(marks.separator);
  return `\uFEFF${rows.map((row) => `${lineOf(row)}\r\n`).join("")}`;
};

/** Tables for spreadsheets. */

type Cell = string | number | null;

/** A text that a spreadsheet would take for a formula gets an apostrophe: what people wrote must never run. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = escapeFormula(cell);
  return /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows as CSV, the heads among them; with a mark at the start so that Greek letters are read as such. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;

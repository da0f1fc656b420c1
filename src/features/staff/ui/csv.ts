/** CSV files for spreadsheets. */

type Cell = string | number | null;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = escapeFormula(cell);
  return /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows as CSV; the first one is the header row. The byte order mark makes spreadsheets read Greek letters correctly. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;

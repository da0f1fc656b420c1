/** Tables as files for spreadsheet programs (RFC 4180). Pure. */

type Cell = string | number | null;

/** A text that a spreadsheet would take for a formula gets an apostrophe: what people wrote must never run. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const written = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = harmless(cell);
  return /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows as CSV, the heads among them; with a mark at the start so that Greek letters are read as such. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(",")}\r\n`).join("")}`;

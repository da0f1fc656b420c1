/** Files for spreadsheets and people, made in the browser. */

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

/** Hands a text to the browser to keep as a file. */
export const saveFile = (name: string, text: string, type: "text/csv" | "application/json" | "text/html"): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * A table whose rows become blocks on phones: each cell has its column's name as an attribute, and the first cell is
 * the heading of its row.
 */
import { type TextTree, wordsOf } from "../../lib/text/tree";

const part = (children: readonly TextTree[], tag: string): readonly TextTree[] =>
  children.flatMap((child) => (typeof child !== "string" && child[0] === tag ? child[2] : []));

const cellsOf = (row: TextTree): readonly TextTree[] => (typeof row === "string" ? [] : row[2]);

const contentOf = (cell: TextTree): readonly TextTree[] => (typeof cell === "string" ? [cell] : cell[2]);

// Explicit roles: a table displayed as blocks loses its roles in some browsers.
const bodyRow = (row: TextTree, labels: readonly string[]): TextTree => [
  "tr",
  { role: "row" },
  cellsOf(row).map((cell, column) =>
    column === 0
      ? ["th", { scope: "row", role: "rowheader" }, contentOf(cell)]
      : ["td", { role: "cell", "data-label": labels[column] ?? "" }, [["span", {}, contentOf(cell)]]],
  ),
];

/** Converts a Markdown table (one header row, then rows) to a table whose rows become blocks on phones. */
export const foldableTable = (children: readonly TextTree[]): readonly TextTree[] => {
  const [headRow] = part(children, "thead");
  const heads = headRow === undefined ? [] : cellsOf(headRow);
  const labels = heads.map(wordsOf);
  const head: TextTree = [
    "tr",
    { role: "row" },
    heads.map((cell) => ["th", { scope: "col", role: "columnheader" }, contentOf(cell)]),
  ];
  const rows = part(children, "tbody").map((row) => bodyRow(row, labels));
  return [
    ["thead", { role: "rowgroup" }, [head]],
    ["tbody", { role: "rowgroup" }, rows],
  ];
};

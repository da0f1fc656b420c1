/** The table of the hosts' responses in docs/deploy.md. `npm run test:hosts` writes it; `npm test` compares it. */
import { readFileSync } from "node:fs";

export const documentPath = "docs/deploy.md";
const begin = "<!-- hosts: written by npm run test:hosts -->";
const end = "<!-- hosts: end -->";

/** Host → title of a question in questions.ts → response. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

const parts = (text: string): [before: string, table: string, after: string] => {
  const [before, rest] = text.split(begin);
  const [table, after] = (rest ?? "").split(end);
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${documentPath} lacks the two comments around the table of hosts.`);
  return [before, table, after];
};

/** The responses in the document's table. */
export const answersIn = (text: string): Answers => {
  const [head, , ...rows] = parts(text)[1].trim().split("\n").map(cellsOf);
  return Object.fromEntries(
    (head ?? [])
      .slice(1)
      .map((host, column) => [host, Object.fromEntries(rows.map((row) => [row[0] ?? "", row[column + 1] ?? ""]))]),
  );
};

/** The document with a table of these responses. */
export const withAnswers = (text: string, answers: Answers, titles: readonly string[]): string => {
  const hosts = Object.keys(answers);
  const rows = [
    ["asked for", ...hosts],
    ...titles.map((title) => [title, ...hosts.map((host) => answers[host]?.[title] ?? "not tried")]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  const [before, , after] = parts(text);
  return `${before}${begin}\n\n${[line(head), rule, ...others.map(line)].join("\n")}\n\n${end}${after}`;
};

/** The current document. */
export const readDocument = (): string => readFileSync(documentPath, "utf8");

/** What `npm test` prints at its end: a table of the steps and the line that sums it up. */
import type { Tally } from "./tally";

export interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const time = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

/** A row for each step: name, passed, failed, minutes and seconds. */
export const table = (results: readonly Result[]): string => {
  const rows = results.map(({ name, passed, failed, seconds }) => [
    name,
    String(passed),
    String(failed),
    time(seconds),
  ]);
  const all = [["step", "passed", "failed", "time"], ...rows];
  const width = (column: number): number => Math.max(...all.map((row) => (row[column] ?? "").length));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join("  ");
  return all.map(line).join("\n");
};

/** The last line: exactly `N passed, N failed`. */
export const lastLine = (results: readonly Tally[]): string => {
  const sum = (key: keyof Tally): number => results.reduce((total, result) => total + result[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
};

/** The output at the end of `npm test`: a table of the steps and a line with the sums. */
import type { Tally } from "./tally";

export interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const time = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A row per step: name, passed, failed, and duration (m:ss). */
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

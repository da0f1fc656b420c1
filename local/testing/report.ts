/** The counts of each step, from the reports of Jest and Playwright, and the output at the end of `npm test`. */
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** The counts of a step without tests: the step itself counts as one. */
export const stepTally = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts at least one failure if the command failed, whatever its report contains. */
const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

/** Counts from Jest's `--json` report. A test file that could not run counts as one failure. */
export const jestTally = (file: string, code: number): Tally => {
  const report = v.safeParse(jestReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report.output;
  return withExitCode({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
};

/** Counts from Playwright's JSON report. A test that passed on its second attempt counts as passed. */
export const playwrightTally = (file: string, code: number): Tally => {
  const report = v.safeParse(playwrightReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { errors, stats } = report.output;
  return withExitCode({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, code);
};

export interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const time = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A row per step: name, passed, failed, and duration (m:ss). */
const table = (results: readonly Result[]): string => {
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
const lastLine = (results: readonly Tally[]): string => {
  const sum = (key: keyof Tally): number => results.reduce((total, result) => total + result[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
};

/** Prints the table and the last line, and sets the exit code to 1 if anything failed. */
export const printResults = (results: readonly Result[]): void => {
  console.log(`\n${table(results)}\n`);
  console.log(lastLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
};

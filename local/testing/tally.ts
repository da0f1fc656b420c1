/** Counts of a step, from the reports of Jest and Playwright. A step without tests counts as one. */
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

/** The counts of a step without tests. */
export const one = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Reports at least one failure if the command failed, whatever the report contains. */
const honest = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

/** Counts from Jest's `--json` report. A test file that could not run counts as one failure. */
export const jestTally = (file: string, code: number): Tally => {
  const report = v.safeParse(jestReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report.output;
  return honest({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
};

/** Counts from Playwright's JSON report. A test that passed on its second attempt counts as passed. */
export const playwrightTally = (file: string, code: number): Tally => {
  const report = v.safeParse(playwrightReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { errors, stats } = report.output;
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, code);
};

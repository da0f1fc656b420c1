/** Counts of a step: read from the reports that Jest and Playwright write, or one for a step that only passes or fails. */
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

/** A step that has no tests of its own counts as one. */
export const one = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** At least one failure when the command failed, whatever its report says; one failure when there is no report. */
const honest = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

/** Counts from Jest's `--json` report; a test file that could not run counts as one failure. */
export const jestTally = (file: string, code: number): Tally => {
  const report = v.safeParse(jestReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report.output;
  return honest({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
};

/** Counts from Playwright's JSON report; a test that passed at its second try has passed. */
export const playwrightTally = (file: string, code: number): Tally => {
  const report = v.safeParse(playwrightReport, read(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { errors, stats } = report.output;
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, code);
};

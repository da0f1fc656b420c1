/**
 * `npm run test:other-house`: sets up other houses in copies of the project, builds them, checks their pages and runs
 * the end-to-end tests of tests/other-house. `npm run test:other-house -- lisbon` tests only one. The copies stay in
 * .tmp/other-house until the next run.
 */
import { ensureTestBrowser } from "../tests/support/browser";
import { runVariant } from "./other-house/run-variant";
import { variants } from "./other-house/variants";
import { orRefuse } from "./refusal";
import { chosenSteps } from "./testing/chosen-steps";
import { type Result, lastLine, table } from "./testing/report";

void orRefuse(async () => {
  const chosen = chosenSteps(variants, process.argv.slice(2));
  ensureTestBrowser();
  const results: Result[] = [];
  for (const variant of chosen) results.push(...(await runVariant(variant)));
  console.log(`\n${table(results)}\n`);
  console.log(lastLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
});

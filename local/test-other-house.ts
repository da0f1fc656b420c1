/**
 * `npm run test:other-house`: sets up other houses in copies of the project, builds them, checks their pages and runs
 * the end-to-end tests of tests/other-house. `npm run test:other-house -- lisbon` tests only one. The copies stay in
 * .tmp/other-house until the next run.
 */
import { ensureTestBrowser } from "../tests/support/browser";
import { runVariant } from "./other-house/run-variant";
import { variants } from "./other-house/variants";
import { orRefuse } from "./refusal";
import { type Result, printResults } from "./testing/report";
import { chosenSteps } from "./testing/step-order";

void orRefuse(async () => {
  const chosen = chosenSteps(variants, process.argv.slice(2));
  ensureTestBrowser();
  const results: Result[] = [];
  for (const variant of chosen) results.push(...(await runVariant(variant)));
  printResults(results);
});

/**
 * `npm test`: runs all tests, continues after failures, and ends with the line `N passed, N failed`.
 * `npm test -- build "end to end"` runs only the named steps.
 */
import "./expect-node";
import { mkdirSync, rmSync } from "node:fs";
import { ensureTestBrowser } from "../tests/support/browser";
import { Refusal, orRefuse } from "./refusal";
import { PortTaken, expectFree, portOf } from "./server/ports";
import { type Result, printResults } from "./testing/report";
import { runCommand } from "./testing/run-command";
import { chosenSteps, inTurn, type Step, steps } from "./testing/steps";

const hasBrowser = (): boolean => {
  try {
    ensureTestBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
};

const run = async (step: Step, chosen: readonly Step[]): Promise<Result> => {
  console.log(
    `\n── ${chosen.indexOf(step) + 1}/${chosen.length} ${step.name} ${"─".repeat(Math.max(0, 60 - step.name.length))}`,
  );
  if (step.name === "end to end" && !hasBrowser()) return { name: step.name, passed: 0, failed: 1, seconds: 0 };
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const began = Date.now();
  const code = await runCommand(step.command);
  return { name: step.name, seconds: (Date.now() - began) / 1000, ...step.count(code) };
};

/** Throws a Refusal if E2E_PORT is set to a port that is taken. */
const expectFreeE2ePort = async (): Promise<void> => {
  const e2ePort = process.env.E2E_PORT;
  if (e2ePort === undefined) return;
  await expectFree(portOf("E2E_PORT")).catch((error: unknown) => {
    if (!(error instanceof PortTaken)) throw error;
    throw new Refusal(
      `E2E_PORT is ${e2ePort}, but another program uses this port. Choose another, or leave E2E_PORT unset: a free port is then found.`,
    );
  });
};

const main = async (): Promise<void> => {
  const chosen = chosenSteps(steps(), process.argv.slice(2));
  await expectFreeE2ePort();
  mkdirSync(".tmp/reports", { recursive: true });
  printResults(await inTurn(chosen, (step) => run(step, chosen)));
};

void orRefuse(main);

/**
 * The steps of `npm test`, in order, and which of them run. The build uses one core for most of its time, so unit tests run beside it. Lint
 * and types come after it, because they need files that it generates.
 */
import { Refusal } from "../refusal";
import { type Tally, jestTally, playwrightTally, stepTally } from "./report";
import type { Command } from "./run-command";

export interface Step {
  readonly name: string;
  readonly command: Command;
  /** The report file that the command writes, if any. It is deleted before the run. */
  readonly report?: string;
  /** Whether it runs beside the steps after it. */
  readonly aside?: true;
  /** The step whose files it needs. */
  readonly needs?: string;
  readonly count: (code: number) => Tally;
}

const reports = ".tmp/reports";

/** A step at low priority beside others. */
const aside = (name: string, ...argv: Command["argv"]): Step => ({
  name,
  command: { argv: ["nice", "-n", "19", ...argv] },
  aside: true,
  count: stepTally,
});

/** Builds without uploads, so that the tests do not depend on pictures uploaded on this machine. */
const build = (): Step => ({
  name: "build",
  command: { argv: ["npx", "tsx", "local/build.ts"], env: { UPLOADS_ADDRESS: "" } },
  aside: true,
  count: stepTally,
});

const jestStep = (name: string, ...selection: string[]): Step => {
  const report = `${reports}/${name.replaceAll(" ", "-")}.json`;
  // By default Jest leaves one core unused.
  const argv = ["npx", "jest", "--ci", "--maxWorkers=100%", "--json", `--outputFile=${report}`, ...selection] as const;
  // With --outputFile, Jest writes its JSON only to the file; progress is printed to stderr.
  return { name, report, command: { argv }, count: (code) => jestTally(report, code) };
};

/** Only the host programs that are installed or quickly downloaded. `npm run test:hosts` runs all of them. */
const hosts = (): Step => {
  const step = jestStep("hosts", "--selectProjects", "hosts");
  return { ...step, command: { ...step.command, env: { HOSTS_INSTALLED_ONLY: "1" } }, needs: "build" };
};

const endToEnd = (): Step => {
  const report = `${reports}/end-to-end.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: process.env.CI ?? "true" };
  const argv = ["npx", "playwright", "test", "--reporter=list,json"] as const;
  const count = (code: number) => playwrightTally(report, code);
  return { name: "end to end", report, command: { argv, env }, count, needs: "build" };
};

/** All steps. */
export const steps = (): readonly Step[] => [
  build(),
  aside("format", "npx", "prettier", "--check", "."),
  aside("types", "npx", "tsc", "--noEmit", "-p", "."),
  aside("lint", "npx", "oxlint"),
  jestStep("unit", "--selectProjects", "unit"),
  jestStep("content", "--selectProjects", "content"),
  { ...jestStep("built site", "--selectProjects", "site"), needs: "build" },
  hosts(),
  jestStep("backend", "--config", "supabase/jest.config.cjs"),
  endToEnd(),
];

/** The named steps in their own order; all steps if there are no names. Throws a Refusal for an unknown name. */
export const chosenSteps = <Named extends { readonly name: string }>(
  all: readonly Named[],
  wanted: readonly string[],
): readonly Named[] => {
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
    throw new Refusal(`Unknown: ${unknown.map((name) => `“${name}”`).join(", ")}. Choose from: ${known}.`);
  }
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
};

type Turn = Pick<Step, "name" | "aside" | "needs">;

/**
 * Runs the steps in order, and resolves with their results in that order. A step with `aside` runs beside the later
 * steps: only those that need it and the next one with `aside` wait until it has ended. Two steps with `aside` never run
 * at the same time, because each needs much memory.
 */
export const inTurn = async <One extends Turn, Result>(
  steps: readonly One[],
  run: (step: One) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Map<string, Promise<Result>>();
  let lastAside: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    if (step.needs !== undefined) await results.get(step.needs);
    const result = step.aside ? lastAside.then(() => run(step)) : run(step);
    results.set(step.name, result);
    if (step.aside) lastAside = result;
    else await result;
  }
  return Promise.all(results.values());
};

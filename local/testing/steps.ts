/** Everything that `npm test` proves, in order. The build comes early: lint and types read what it generates. */
import { existsSync } from "node:fs";
import type { Command } from "./run-command";
import { type Tally, jestTally, one, playwrightTally } from "./tally";

export interface Step {
  readonly name: string;
  readonly command: Command;
  /** Where the command writes its report, if it writes one; removed before it runs. */
  readonly report?: string;
  readonly count: (code: number) => Tally;
}

const reports = ".tmp/reports";

const plain = (name: string, ...words: Command["words"]): Step => ({ name, command: { words }, count: one });

/** What the tests look at does not depend on what somebody has uploaded here. */
const build = (): Step => ({
  name: "build",
  command: { words: ["npx", "tsx", "local/build.ts"], env: { UPLOADS_ADDRESS: "" } },
  count: one,
});

const jest = (name: string, ...selection: string[]): Step => {
  const report = `${reports}/${name.replaceAll(" ", "-")}.json`;
  // By itself Jest leaves one core free, which of two is half the machine.
  const words = ["npx", "jest", "--ci", "--maxWorkers=100%", "--json", `--outputFile=${report}`, ...selection] as const;
  // Jest prints its JSON only into the file when one is named; progress stays on stderr.
  return { name, report, command: { words }, count: (code) => jestTally(report, code) };
};

/** Those whose programs are there or quickly fetched; `npm run test:hosts` tries them all. */
const hosts = (): Step => {
  const step = jest("hosts", "--selectProjects", "hosts");
  return { ...step, command: { ...step.command, env: { HOSTS_INSTALLED_ONLY: "1" } } };
};

const endToEnd = (): Step => {
  const report = `${reports}/end-to-end.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: process.env.CI ?? "true" };
  const words = ["npx", "playwright", "test", "--reporter=list,json"] as const;
  return { name: "end to end", report, command: { words, env }, count: (code) => playwrightTally(report, code) };
};

/** The steps; the backend's only where its tests exist. */
export const steps = (): readonly Step[] => [
  plain("format", "npx", "prettier", "--check", "."),
  jest("unit", "--selectProjects", "unit"),
  jest("content", "--selectProjects", "content"),
  build(),
  plain("types", "npx", "tsc", "--noEmit", "-p", "."),
  plain("lint", "npx", "eslint", "--cache", "--cache-location", ".cache/eslint/", "."),
  jest("built site", "--selectProjects", "site"),
  hosts(),
  ...(existsSync("supabase/jest.config.cjs") ? [jest("backend", "--config", "supabase/jest.config.cjs")] : []),
  endToEnd(),
];

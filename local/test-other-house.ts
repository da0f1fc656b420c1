/**
 * `npm run test:other-house`: sets up other houses in copies of the project, builds them, checks their pages and runs
 * the end-to-end tests of tests/other-house. `npm run test:other-house -- lisbon` tests only one. The copies stay in
 * .tmp/other-house until the next run.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ensureTestBrowser } from "../tests/support/browser";
import { type Variant, applyManualChanges, variants } from "./other-houses";
import { orRefuse } from "./refusal";
import { type Result, type Tally, jestTally, playwrightTally, printResults, stepTally } from "./testing/report";
import { type Command, runCommand } from "./testing/run-command";
import { chosenSteps } from "./testing/steps";

/**
 * Folder of the copies. It is inside the project, so that the copies are on the same disk as the packages. git, jest, oxlint and
 * prettier ignore it.
 */
const scratchFolder = resolve(".tmp/other-house");

/** The current files of the project, including uncommitted ones. */
const projectFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(path));

/** Copies the project to `folder`, and links its packages there. An existing copy is deleted first. */
export const copyProject = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of projectFiles()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(path, file);
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
};

interface Part {
  readonly name: string;
  readonly description: string;
  readonly command: Command;
  /** The report that the command writes, relative to the copy. */
  readonly report?: string;
  readonly count: (code: number) => Tally;
  /** Called after the command; for setup and build, only if the command succeeded. */
  readonly after?: () => Promise<void>;
}

const reports = ".tmp/reports";

const partsOf = (variant: Variant, folder: string): readonly Part[] => {
  // The copy is not a git repository. Without GIT_CEILING_DIRECTORIES, git would use the repository around it.
  const env = {
    GIT_CEILING_DIRECTORIES: scratchFolder,
    DEMO_CONTENT: resolve("content"),
    GATSBY_TELEMETRY_DISABLED: "1",
    UPLOADS_ADDRESS: "",
  };
  const inCopy = (...argv: Command["argv"]): Command => ({ argv, env, folder });
  const jest = (name: string, description: string, project: string): Part => {
    const report = `${reports}/${project}.json`;
    return {
      name,
      description,
      command: inCopy("npx", "jest", "--ci", "--json", `--outputFile=${report}`, "--selectProjects", project),
      report,
      count: (code) => jestTally(join(folder, report), code),
    };
  };
  const answers = `tests/fixtures/other-house/${variant.answers}`;
  const journeys = `${reports}/journeys.json`;
  const chosen = variant.journeys.map((project) => `--project=${project}`);
  const config = "tests/other-house/playwright.config.ts";
  const setup: Part = {
    name: "setup",
    description: `sets up the house from ${answers}, and lists what is left to do`,
    command: inCopy("npx", "tsx", "local/setup/setup.ts", "--from", answers),
    count: stepTally,
    after: () => applyManualChanges(folder, variant),
  };
  const build: Part = {
    name: "build",
    description: "builds it",
    command: inCopy("npx", "tsx", "local/build.ts"),
    count: stepTally,
  };
  const pageChecks = [
    jest("built pages", "checks the built pages: links, markup, sitemap, feeds, sizes, parts left empty", "site"),
    jest("demo’s words", "searches every file for words, numbers, colours and pictures of the demo", "other house"),
  ];
  const journeysPart: Part = {
    name: "journeys",
    description: `tests it in Chromium: ${variant.journeys.join(", ")}`,
    command: {
      ...inCopy("npx", "playwright", "test", "--config", config, ...chosen, "--reporter=list,json"),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, journeys), CI: process.env.CI ?? "true" },
    },
    report: journeys,
    count: (code) => playwrightTally(join(folder, journeys), code),
  };
  return [setup, build, ...(variant.name === "themes" ? [] : pageChecks), journeysPart];
};

/** Runs the parts in order. If setup or build fails, the rest is skipped. */
const runVariant = async (variant: Variant): Promise<readonly Result[]> => {
  console.log(`\n══ ${variant.name}: ${variant.description}`);
  const folder = join(scratchFolder, variant.name);
  copyProject(folder);
  mkdirSync(join(folder, reports), { recursive: true });
  const results: Result[] = [];
  for (const { name, description, command, report, count, after } of partsOf(variant, folder)) {
    console.log(`\n── ${variant.name}: ${description}`);
    if (report !== undefined) rmSync(join(folder, report), { force: true });
    const began = Date.now();
    const code = await runCommand(command);
    const result = { name: `${variant.name}: ${name}`, seconds: (Date.now() - began) / 1000, ...count(code) };
    results.push(result);
    if (code !== 0 && (name === "setup" || name === "build")) return results;
    await after?.();
  }
  return results;
};

const testHouses = async (): Promise<void> => {
  const chosen = chosenSteps(variants, process.argv.slice(2));
  ensureTestBrowser();
  const results: Result[] = [];
  for (const variant of chosen) results.push(...(await runVariant(variant)));
  printResults(results);
};

if (require.main === module) void orRefuse(testHouses);

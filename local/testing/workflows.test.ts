import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { readSiteFacts } from "../backend/site-facts";
import { chosenSteps, steps } from "./steps";

const step = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});
const job = v.object({
  if: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  "timeout-minutes": v.number(),
  steps: v.array(step),
});
const workflow = v.object({ jobs: v.record(v.string(), job) });

const folder = ".github/workflows";
const workflows = new Map(
  readdirSync(folder).map((file) => [file, v.parse(workflow, parse(readFileSync(join(folder, file), "utf8")))]),
);
const jobsOf = (file: string) => workflows.get(file)?.jobs ?? {};
const commands = (file: string, name: string): string[] => jobsOf(file)[name]?.steps.map(({ run }) => run ?? "") ?? [];

/** The outputs of the job `house` of test.yml for this text of content/site.yml. */
const outputsOf = (siteFile: string): string => {
  const place = mkdtempSync(join(tmpdir(), "workflow-"));
  const script = commands("test.yml", "house").join("").replace("content/site.yml", '"$SITE_FILE"');
  writeFileSync(join(place, "site.yml"), siteFile);
  const env = { ...process.env, SITE_FILE: join(place, "site.yml"), GITHUB_OUTPUT: join(place, "output") };
  execFileSync("bash", ["-e", "-c", script], { env });
  const output = readFileSync(env.GITHUB_OUTPUT, "utf8");
  rmSync(place, { recursive: true });
  return output;
};

test("GitHub runs all tests if the content is the demo's, and only those that suit any house if it is your own", () => {
  const ownBrand = "meaning:\n  sample: true\nbrand:\n  name: Nea Akti\naddress:\n  sample: true\n";
  expect(outputsOf(ownBrand)).toBe("");
  expect(outputsOf(`${ownBrand}brand:\n  sample: true # the demo's\n`)).toBe("demo=yes\n");
  expect(outputsOf(readFileSync("content/site.yml", "utf8"))).toBe(readSiteFacts().isDemo ? "demo=yes\n" : "");
  for (const [name, { if: condition }] of Object.entries(jobsOf("test.yml"))) {
    if (name === "house") continue;
    expect([name, condition]).toEqual([name, `needs.house.outputs.demo ${name === "own-house" ? "!=" : "=="} 'yes'`]);
  }
});

test("the job for your own content runs steps that exist", () => {
  const [, named = ""] = /^npm test -- (.*)$/m.exec(commands("test.yml", "own-house").join("\n")) ?? [];
  const names = [...named.matchAll(/"([^"]+)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  expect(chosenSteps(steps(), names).map(({ name }) => name)).toEqual(["build", "types", "lint", "built site"]);
});

test("no step that installs packages gets secrets, which their install scripts could read", () => {
  for (const [file, { jobs }] of workflows)
    for (const { env: ofJob, steps: ofSteps } of Object.values(jobs))
      for (const { run = "", env } of ofSteps) {
        if (!/npm (?:ci|install)/.test(run)) continue;
        expect([file, JSON.stringify({ ...ofJob, ...env })]).toEqual([file, "{}"]);
      }
});

test("every command that pushes migrations names the hosted project, and no workflow waits for an answer", () => {
  const documents = readdirSync("docs").filter((file) => file.endsWith(".md"));
  const files = [
    "README.md",
    "local/check-backend.ts",
    "local/backend/backend-findings.ts",
    ...documents.map((file) => join("docs", file)),
    ...[...workflows.keys()].map((file) => join(folder, file)),
  ];
  const pushes = files.flatMap((file) => readFileSync(file, "utf8").match(/(?:npx )?supabase db push[^`"\n]*/g) ?? []);
  expect(pushes.length).toBeGreaterThanOrEqual(6);
  for (const push of pushes) expect(push).toMatch(/^npx supabase db push --remote\b/);
  const lines = [...workflows.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps: ofSteps }) => ofSteps.flatMap(({ run = "" }) => run.split("\n"))),
  );
  const changes = lines.filter((line) => /npx supabase (?!link )|backend:settings/.test(line));
  expect(changes).toHaveLength(3);
  for (const change of changes) expect(change).toMatch(/ --yes$/);
});

test("every workflow uses the same version of an action", () => {
  const used = [...workflows.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps: ofSteps }) => ofSteps.flatMap(({ uses }) => uses ?? [])),
  );
  expect([...new Set(used)].sort()).toEqual(["actions/checkout@v6", "actions/setup-node@v6"]);
});

test("every file names the same oldest Node and the same recommended Node", () => {
  const recommended = readFileSync(".nvmrc", "utf8").trim();
  const [, oldest = ""] = /"node": ">=([\d.]+)"/.exec(readFileSync("package.json", "utf8")) ?? [];
  for (const [file, text] of [
    ["netlify.toml", `NODE_VERSION = "${recommended}"`],
    ["Dockerfile", `FROM node:${recommended}-slim`],
    ["docs/deploy.md", `${recommended} (\`.nvmrc\`); ${oldest} or newer`],
    ["README.md", `Node ${oldest} or newer`],
    ["README.md", `Node ${recommended} suits best`],
    [`${folder}/test.yml`, `node: ["${oldest}", "${recommended}",`],
  ] as const)
    expect([file, readFileSync(file, "utf8").includes(text)]).toEqual([file, true]);
});

/** Runs the linter with the rules of `.oxlintrc.json` on a folder of snippets, most of which have one mistake. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { accepted, mistakes } from "./mistakes";

/** The part of the linter's JSON that is used. A report about a disabling comment that disables nothing has no code. */
interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
}

const found = new Map<string, Set<string>>();
const root = resolve(__dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "lint-"));

beforeAll(() => {
  for (const file of [".oxlintrc.json", "tsconfig.json", "tests/lint"])
    cpSync(join(root, file), join(folder, file), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const snippets = [...accepted, ...mistakes.map(([, file, source]) => [file, source] as const)];
  for (const [file, source] of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const linter = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [linter, "--format=json", ...snippets.map(([file]) => file)], {
    cwd: folder,
    encoding: "utf8",
  });
  if (!stdout.startsWith("{")) throw new Error(`The linter could not run: ${stdout}${stderr}`);
  for (const { code, message, filename } of (JSON.parse(stdout) as Report).diagnostics)
    found.set(filename, (found.get(filename) ?? new Set()).add(code ?? message));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(mistakes)("%s is reported in %s", (rule, file) => {
  expect([...(found.get(file) ?? [])]).toEqual([rule]);
});

test.each(accepted)("nothing is reported in %s", (file) => {
  expect([...(found.get(file) ?? [])]).toEqual([]);
});

/**
 * Runs the linter with the rules of `.oxlintrc.json` on a folder of snippets, most of which have one mistake. Also tests which imports
 * are allowed.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { findBreach } from "./house.mjs";
import { accepted, mistakes } from "./mistakes";

/** The part of the linter's JSON that is used. A report about an unused `oxlint-disable` comment has no code. */
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

describe("import borders", () => {
  it.each([
    ["src/components/ui/button.tsx", "src/lib/i18n/use-text"],
    ["src/features/gallery/viewer.tsx", "src/features/gallery/viewer-state"],
    ["src/features/gallery/viewer.tsx", "src/features/loading/loading-store"],
    ["src/pages/index.tsx", "src/features/booking/booking-bar"],
    ["src/start/main.ts", "src/features/language/stored"],
    ["gatsby/html/on-render-body.ts", "src/settings/languages"],
    ["local/server/serve.ts", "src/settings/hosting"],
    ["local/server/serve.ts", "gatsby/hosting/redirects"],
    ["supabase/functions/contact/handler.ts", "src/features/contact/schema"],
    ["tests/e2e/routes.spec.ts", "src/features/booking/internal"],
  ])("%s may import %s", (from, to) => {
    expect(findBreach(from, to, false)).toBeUndefined();
  });

  it.each([
    ["src/settings/navigation.ts", "src/lib/i18n/keys", "upward"],
    ["src/lib/format/dates.ts", "src/components/ui/button", "upward"],
    ["src/components/layout/header.tsx", "src/features/booking/stay", "upward"],
    ["src/features/gallery/viewer.tsx", "src/templates/suite", "upward"],
    ["src/features/gallery/viewer.tsx", "src/features/booking/stay-summary", "does not export"],
    ["src/components/ui/button.tsx", "local/server/serve", "must not import from local"],
    ["src/components/ui/button.tsx", "tests/support/fixtures", "tests"],
    ["gatsby/schema/stay.ts", "src/components/ui/button", "may import only"],
    ["supabase/functions/contact/handler.ts", "src/components/ui/button", "may import only"],
  ])("%s must not import %s", (from, to, reason) => {
    expect(findBreach(from, to, false)).toContain(reason);
  });

  it("allows a type import of the text keys in settings", () => {
    expect(findBreach("src/settings/navigation.ts", "src/lib/i18n/keys", true)).toBeUndefined();
  });
});

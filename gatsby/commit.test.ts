import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitOf } from "./commit";

const id = "0123456789abcdef0123456789abcdef01234567";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commit-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const git = (...command: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...command], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

test("returns the commit from git, even if it has a tag, and whether there are uncommitted changes", () => {
  writeFileSync(join(folder, "a.txt"), "1");
  git("init", "--quiet");
  git("add", "a.txt");
  git("commit", "--quiet", "-m", "One");
  git("tag", "v1.0.0");
  const head = git("rev-parse", "HEAD");
  expect(commitOf(folder, { COMMIT_REF: id })).toEqual({ id: head, changed: false });
  writeFileSync(join(folder, "a.txt"), "2");
  expect(commitOf(folder, {})).toEqual({ id: head, changed: true });
});

test.each(["COMMIT_REF", "CF_PAGES_COMMIT_SHA", "WORKERS_CI_COMMIT_SHA", "GITHUB_SHA"])(
  "without a repository returns the host's variable %s",
  (name) => {
    expect(commitOf(folder, { [name]: id })).toEqual({ id, changed: false });
  },
);

test("returns null when the commit is unknown", () => {
  expect(commitOf(folder, {})).toBeNull();
  expect(commitOf(folder, { COMMIT_REF: "main" })).toBeNull();
});

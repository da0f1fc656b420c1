import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { type Configuration } from "webpack";
import { commitOf, identifyCache, stylesDigest } from "./build-identity";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-identity-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const id = "0123456789abcdef0123456789abcdef01234567";

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

/** Builds the entry in the folder. Returns the modules that were compiled, not taken from the cache. */
const compiledModules = (fingerprint = "first"): Promise<readonly string[]> => {
  const config: Configuration = {
    mode: "production",
    context: folder,
    entry: "./entry.js",
    output: { path: join(folder, "out") },
    cache: { type: "filesystem", cacheDirectory: join(folder, "cache"), buildDependencies: { config: [__filename] } },
    plugins: [],
  };
  identifyCache(config, fingerprint);
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else
          resolve(
            (stats?.toJson({ modules: true, cachedModules: true }).modules ?? []).flatMap(
              ({ built = false, name = "" }) => (built ? [name] : []),
            ),
          );
      });
    });
  });
};

test("a module is compiled again after its file has changed, and all modules after the fingerprint has changed", async () => {
  writeFileSync(join(folder, "entry.js"), "document.title = 'one';");
  expect(await compiledModules()).toEqual(["./entry.js"]);
  expect(await compiledModules()).toEqual([]);
  writeFileSync(join(folder, "entry.js"), "document.title = 'another';");
  expect(await compiledModules()).toEqual(["./entry.js"]);
  expect(await compiledModules("second")).toEqual(["./entry.js"]);
});

test("a configuration without webpack's filesystem cache is not changed", () => {
  const config: Configuration = { cache: false };
  identifyCache(config, "first");
  expect(config).toEqual({ cache: false });
});

it("the digest changes when a style sheet is added or changed, but not when another file is", () => {
  const write = (file: string, text: string) => writeFileSync(join(folder, "src", file), text);
  mkdirSync(join(folder, "src/components"), { recursive: true });
  write("base.css", "main { flex: 1; }");
  const first = stylesDigest(folder);
  write("page.ts", "export {};");
  expect(stylesDigest(folder)).toBe(first);
  write("components/card.module.css", ".card { color: red; }");
  const second = stylesDigest(folder);
  expect(second).not.toBe(first);
  write("components/card.module.css", ".card { color: blue; }");
  expect(stylesDigest(folder)).not.toBe(second);
});

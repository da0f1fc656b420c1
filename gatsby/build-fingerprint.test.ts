import webpack, { type Configuration } from "webpack";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identifyCache } from "./build-fingerprint";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "webpack-cache-"));
  writeFileSync(join(folder, "entry.js"), "document.title = 'one';");
});
afterEach(() => rmSync(folder, { recursive: true }));

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

test("a module is compiled again after its file has changed, and all modules after the build's fingerprint has", async () => {
  expect(await compiledModules()).toEqual(["./entry.js"]);
  expect(await compiledModules()).toEqual([]);
  writeFileSync(join(folder, "entry.js"), "document.title = 'another';");
  expect(await compiledModules()).toEqual(["./entry.js"]);
  expect(await compiledModules("second")).toEqual(["./entry.js"]);
});

test("a configuration without a cache in files is not changed", () => {
  const config: Configuration = { cache: false };
  identifyCache(config, "first");
  expect(config).toEqual({ cache: false });
});

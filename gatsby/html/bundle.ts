/** Bundles the start scripts with esbuild: small, self-contained modules with a content hash in their names. */
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type BuildOptions, type Plugin, build, transform } from "esbuild";
import { oldestBrowsers } from "../browsers";
import { hasSeveralSuites, oneSuiteModules } from "../webpack/suites-path";

/** Name → value that replaces it in the code. */
export type Constants = Readonly<Record<string, unknown>>;

/** Imports the minified style sheets of parts that are not made with React as text. */
const minifiedStyles: Plugin = {
  name: "minified styles",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, charset: "utf8" });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

/** Compiles nothing of the choice between suites for a house with one. */
const withoutSuiteChoice: Plugin = {
  name: "one suite",
  setup: ({ onResolve, initialOptions: { absWorkingDir = "" } }) => {
    for (const [filter, file] of hasSeveralSuites() ? [] : oneSuiteModules)
      onResolve({ filter }, () => ({ path: resolve(absWorkingDir, file) }));
  },
};

const options = (root: string, file: string, constants: Constants) =>
  ({
    bundle: true,
    minify: true,
    charset: "utf8",
    target: oldestBrowsers(root),
    plugins: [minifiedStyles, withoutSuiteChoice],
    legalComments: "none",
    logLevel: "silent",
    absWorkingDir: root,
    entryPoints: [resolve(root, "src/start", file)],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  }) satisfies BuildOptions;

/** Bundles a file of `src/start` into the text of a classic script. */
export const bundleText = async (root: string, file: string, constants: Constants): Promise<string> => {
  const { outputFiles } = await build({ ...options(root, file, constants), format: "iife", write: false });
  return (outputFiles[0]?.text ?? "").trim();
};

/** Bundles a file of `src/start` into a module in `public/`, and returns its file name. */
export const bundleModule = async (root: string, name: string, file: string, constants: Constants): Promise<string> => {
  const { metafile } = await build({
    ...options(root, file, constants),
    outdir: resolve(root, "public"),
    format: "esm",
    entryNames: `${name}-[hash]`,
    metafile: true,
  });
  return basename(Object.keys(metafile.outputs)[0] ?? "");
};

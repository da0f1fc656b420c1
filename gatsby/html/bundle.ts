/** esbuild as the start scripts need it: small, self-contained modules named by their content. */
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type BuildOptions, type Plugin, build, transform } from "esbuild";
import { oldestBrowsers } from "../browsers";

/** Values put into the code in place of the names. */
export type Constants = Readonly<Record<string, unknown>>;

/** Styles of parts made outside React are imported as text. */
const minifiedStyles: Plugin = {
  name: "minified styles",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, charset: "utf8" });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

const options = (root: string, file: string, constants: Constants) =>
  ({
    bundle: true,
    minify: true,
    charset: "utf8",
    target: oldestBrowsers(root),
    plugins: [minifiedStyles],
    legalComments: "none",
    logLevel: "silent",
    absWorkingDir: root,
    entryPoints: [resolve(root, "src/start", file)],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  }) satisfies BuildOptions;

/** A file of `src/start` as a classic script, in one text. */
export const bundleText = async (root: string, file: string, constants: Constants): Promise<string> => {
  const { outputFiles } = await build({ ...options(root, file, constants), format: "iife", write: false });
  return (outputFiles[0]?.text ?? "").trim();
};

/** A file of `src/start` as a module in `public/`; returns its name there. */
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

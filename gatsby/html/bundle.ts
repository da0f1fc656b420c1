/** Bundles scripts of the site with esbuild, and minifies them with swc: small, self-contained modules that do not need Gatsby. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { minify } from "@swc/core";
import { type BuildOptions, type Plugin, build, transform } from "esbuild";
import { projectFolder, writePublic } from "../folders";
import { replacedModules } from "../webpack/suites-in-bundles";

const packageSchema = v.object({
  browserslist: v.array(v.pipe(v.string(), v.regex(/^(?:chrome|edge|firefox|safari|ios_saf) >= [\d.]+$/))),
});

/** The site's browsers as esbuild's targets, such as `chrome112`. Throws for a line that is not “browser >= version”. */
export const browserTargets = (): string[] => {
  const text = readFileSync(resolve(projectFolder, "package.json"), "utf8");
  const { browserslist } = v.parse(packageSchema, JSON.parse(text));
  return browserslist.map((line) => line.replace("ios_saf", "ios").replace(" >= ", ""));
};

/** Name → value that replaces it in the code. */
export type Constants = Readonly<Record<string, unknown>>;

/** Imports `*.sheet.css` as minified text: the style sheets of parts that are not made with React. */
const minifiedStyles: Plugin = {
  name: "minified styles",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, charset: "utf8" });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

/** Leaves the choice between suites out of the bundles of a house with one suite. */
const withoutSuiteChoice: Plugin = {
  name: "one suite",
  setup: ({ onResolve, initialOptions: { absWorkingDir = "" } }) => {
    for (const [filter, file] of replacedModules())
      onResolve({ filter }, () => ({ path: resolve(absWorkingDir, file) }));
  },
};

/** Bundles a file of the project. Minifying esbuild's output again with swc makes it 7 % smaller when compressed. */
const bundle = async (file: string, constants: Constants, format: "iife" | "esm"): Promise<string> => {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    charset: "utf8",
    target: browserTargets(),
    plugins: [minifiedStyles, withoutSuiteChoice],
    legalComments: "none",
    logLevel: "silent",
    absWorkingDir: projectFolder,
    entryPoints: [resolve(projectFolder, file)],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    format,
    write: false,
  } satisfies BuildOptions);
  const { code } = await minify(outputFiles[0]?.text ?? "", {
    module: format === "esm",
    ecma: 2020,
    compress: { passes: 2 },
    mangle: { toplevel: true },
  });
  return code;
};

/** Bundles a file of the project into the text of a classic script. */
export const bundleText = (file: string, constants: Constants): Promise<string> => bundle(file, constants, "iife");

/** Bundles a file of the project into a module in `public/` with a content hash in its name, and returns its URL. */
export const bundleModule = async (name: string, file: string, constants: Constants): Promise<string> => {
  const code = await bundle(file, constants, "esm");
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8).toUpperCase();
  await writePublic(`${name}-${hash}.js`, code);
  return `/${name}-${hash}.js`;
};

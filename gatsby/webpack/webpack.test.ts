/** How Gatsby's configuration of webpack is changed: constants, plugins, the rules for scripts, and style sheets. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Configuration, type RuleSetRule, DefinePlugin, ProvidePlugin } from "webpack";
import type { Content } from "../content/content";
import { buildYear, keepNodesFetch } from "./on-create-webpack-config";
import { compileOnce, compileWithEsbuild, isPlain, minifyWithSwc } from "./esbuild-rules";
import { ignoreStyleOrder, splitStyles, classNameOf, setClassNames } from "./style-sheets";

afterEach(() => jest.useRealTimers());

test.each([
  ["Europe/Athens", "2027"],
  ["Europe/Lisbon", "2026"],
])("the year in the footer is that of the house, for a build shortly before midnight in UTC: %s", (timeZone, year) => {
  jest.useFakeTimers({ now: new Date("2026-12-31T22:15:00Z") });
  expect(buildYear({ site: { hours: { timeZone } } } as Content)).toBe(year);
});

test("rendering keeps Node's fetch: only the plugin that replaces it is removed", () => {
  const others = [new DefinePlugin({ A: "1" }), new ProvidePlugin({ Buffer: "buffer" })];
  const config = { plugins: [...others, new ProvidePlugin({ fetch: "node-fetch", "global.fetch": "node-fetch" })] };
  keepNodesFetch(config);
  expect(config.plugins).toEqual(others);
});

const gatsbys = (): RuleSetRule => ({ test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel-loader" });
const typescripts = (): RuleSetRule => ({ test: /\.tsx?$/, use: "babel-loader" });
const compiled = (rules: RuleSetRule[]): RuleSetRule[] => {
  const config: Configuration = { module: { rules } };
  compileWithEsbuild(config, ["node20"]);
  return rules;
};

test("each module of the site is compiled once", () => {
  const rules = compiled([gatsbys(), typescripts()]);
  const path = `${process.cwd()}/src/components/layout/layout.tsx`;
  const matches = (condition: unknown) =>
    condition instanceof RegExp ? condition.test(path) : condition === isPlain && isPlain(path);
  const takes = ({ test, exclude }: RuleSetRule) => matches(test) && !matches(exclude);
  expect(rules.filter(takes).map(({ use, loader }) => use ?? loader)).toEqual(["esbuild-loader"]);
});

test("the development server compiles each module once, with Babel, which refreshes components in place", () => {
  const rules = [gatsbys(), typescripts()];
  compileOnce({ module: { rules } });
  expect(rules).toEqual([gatsbys()]);
});

test("a page is compiled by Gatsby, which splits it", () => {
  const [first] = compiled([gatsbys(), typescripts()]);
  expect(first?.exclude).toBe(isPlain);
  expect(isPlain(`${process.cwd()}/src/pages/about.tsx`)).toBe(false);
});

test.each([[[gatsbys()]], [[typescripts()]]])("stops the build when Gatsby's rules are different", (rules) => {
  expect(() => compiled(rules)).toThrow("esbuild-rules");
});

test("stops the build when Gatsby minifies scripts in a different way", () => {
  expect(() => minifyWithSwc({ optimization: { minimizer: [] } })).toThrow(
    "esbuild-rules: Gatsby has changed its minimizer",
  );
});

class MiniCssExtractPlugin {
  options = { filename: "[name].css" };
  apply(): void {
    throw new Error("apply must not be called");
  }
}

test("the development server does not warn about the order of style sheets", () => {
  const plugin = new MiniCssExtractPlugin();
  ignoreStyleOrder({ plugins: [plugin] });
  expect(plugin.options).toEqual({ filename: "[name].css", ignoreOrder: true });
});

test("styles are not bundled into one style sheet", () => {
  const cacheGroups = { styles: { test: /css/ }, framework: { name: "framework" } };
  splitStyles({ optimization: { splitChunks: { cacheGroups } } });
  expect(cacheGroups).toEqual({ framework: { name: "framework" } });
});

test("stops the build with an error that names the file when Gatsby bundles styles in a different way", () => {
  expect(() => splitStyles({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
    "style-sheets: Gatsby no longer has a cache group",
  );
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "class-names-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The generated name of a class in a style sheet with this content. */
const nameIn = (css: string, name: string): string => {
  const resourcePath = join(folder, "bar.module.css");
  writeFileSync(resourcePath, css);
  return classNameOf({ resourcePath }, "", name);
};

test("a generated name is made of the style sheet's name and the position of the class or the keyframes", () => {
  const css =
    ".row { gap: 0.5rem; & .cell { animation: rise 1s } }\n.row:hover { gap: 0 }\n@keyframes rise { from { opacity: 0 } }";
  expect(["row", "cell", "rise"].map((name) => nameIn(css, name))).toEqual(["bar-0", "bar-1", "bar-2"]);
});

test("a class that is named only in a comment does not count", () => {
  expect(nameIn("/* Unlike `.cell`:\n .column */\n.row { gap: 0 }", "row")).toBe("bar-0");
});

test("a name that the style sheet does not define is refused", () => {
  expect(() => nameIn(".row-wide { gap: 0 }", "row")).toThrow("has no class or keyframes with the name row");
});

test("no two CSS modules have the same file name", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("changes the options of CSS modules, but not those of other style sheets", () => {
  const modules = { namedExport: true };
  const plain = { modules: false };
  const loader = "/packages/css-loader/dist/cjs.js";
  const config: Configuration = {
    module: {
      rules: [{ oneOf: [{ use: [{ loader, options: { modules } }] }, { use: [{ loader, options: plain }] }] }],
    },
  };
  setClassNames(config);
  expect(modules).toEqual({ namedExport: true, getLocalIdent: classNameOf });
  expect(plain).toEqual({ modules: false });
  expect(() => setClassNames({ module: { rules: [] } })).toThrow("style-sheets: Gatsby no longer reads CSS modules");
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Configuration } from "webpack";
import { ignoreStyleOrder, splitStyles, classNameOf, setClassNames } from "./style-sheets";

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

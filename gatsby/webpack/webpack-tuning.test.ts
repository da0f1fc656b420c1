import type { Configuration } from "webpack";
import { skipDynamicImports, ignoreStyleOrder, splitStyles, tuneWebpack } from "./webpack-tuning";

class GatsbyThemeComponentShadowingResolverPlugin {
  apply(): void {
    throw new Error("not asked for");
  }
}
class Other extends GatsbyThemeComponentShadowingResolverPlugin {}

/** The part of Gatsby's configuration that looks for themes. */
const withThemes = (): Configuration => ({ resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin()] } });

test("no settings of PostCSS are searched for, and those of Gatsby stay", () => {
  const postcssOptions = () => ({ plugins: ["autoprefixer"] });
  const use = [{ loader: "/somewhere/postcss-loader/dist/cjs.js", options: { postcssOptions } }];
  tuneWebpack({ ...withThemes(), module: { rules: [{ oneOf: [{ test: /\.module\.css$/, use }] }] } });
  expect(postcssOptions).toHaveProperty("config", false);
  expect(postcssOptions()).toEqual({ plugins: ["autoprefixer"] });
});

test("no themes are looked for, whatever else resolves stays", () => {
  const other = new Other();
  const config: Configuration = {
    resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), other] },
    module: { rules: ["...", { test: /\.txt$/, use: "raw-loader" }, { test: /\.css$/, use: ["css-loader"] }] },
  };
  tuneWebpack(config);
  expect(config.resolve?.plugins).toEqual([other]);
});

class MiniCssExtractPlugin {
  options = { filename: "[name].css" };
  apply(): void {
    throw new Error("not asked for");
  }
}

test("while developing, the order of sheets that are all in one is not warned of", () => {
  const plugin = new MiniCssExtractPlugin();
  ignoreStyleOrder({ plugins: [plugin] });
  expect(plugin.options).toEqual({ filename: "[name].css", ignoreOrder: true });
});

test("style sheets are run in the compiler that is there", () => {
  const plugin = new MiniCssExtractPlugin();
  tuneWebpack({ ...withThemes(), plugins: [plugin, null] });
  expect(plugin.options).toEqual({ filename: "[name].css", experimentalUseImportModule: true });
});

test("the bundle that draws pages is asked to follow none of the site's imports that are made when they are wanted", () => {
  const config: Configuration = { module: { rules: [] } };
  skipDynamicImports(config);
  expect(config.module?.rules).toEqual([{ include: expect.stringMatching(/src$/), parser: { import: false } }]);
});

test("styles are not gathered into one sheet", () => {
  const cacheGroups = { styles: { test: /css/ }, framework: { name: "framework" } };
  splitStyles({ optimization: { splitChunks: { cacheGroups } } });
  expect(cacheGroups).toEqual({ framework: { name: "framework" } });
});

test("a Gatsby that looks for themes or gathers styles in another way stops the build by name", () => {
  expect(() => tuneWebpack({ resolve: { plugins: [] } })).toThrow("webpack-tuning: Gatsby looks for themes");
  expect(() => splitStyles({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
    "webpack-tuning: Gatsby gathers",
  );
});

import { ignoreStyleOrder, splitStyles } from "./style-sheets";

class MiniCssExtractPlugin {
  options = { filename: "[name].css" };
  apply(): void {
    throw new Error("not asked for");
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

test("stops the build with a clear error when Gatsby bundles styles in a different way", () => {
  expect(() => splitStyles({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
    "style-sheets: Gatsby gathers",
  );
});

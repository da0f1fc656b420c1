import { ignoreStyleOrder, splitStyles } from "./style-sheets";

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

test("styles are not gathered into one sheet", () => {
  const cacheGroups = { styles: { test: /css/ }, framework: { name: "framework" } };
  splitStyles({ optimization: { splitChunks: { cacheGroups } } });
  expect(cacheGroups).toEqual({ framework: { name: "framework" } });
});

test("a Gatsby that gathers styles in another way stops the build by name", () => {
  expect(() => splitStyles({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
    "style-sheets: Gatsby gathers",
  );
});

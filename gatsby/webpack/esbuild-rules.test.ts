import type { Configuration, RuleSetRule } from "webpack";
import { compileOnce, compileWithEsbuild, isPlain, minifyWithSwc } from "./esbuild-rules";

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

/** ESLint: type-aware correctness, accessibility, hooks, import boundaries, and no user-visible text in code. */
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import tseslint from "typescript-eslint";
import { borders } from "./tests/lint/borders.mjs";
import { networkRules } from "./tests/lint/network.mjs";
import { noBarrels } from "./tests/lint/no-barrels.mjs";
import { noVisibleText } from "./tests/lint/no-visible-text.mjs";

const typeScript = ["**/*.ts", "**/*.tsx"];
const tests = ["**/*.test.ts", "**/*.test.tsx", "tests/**/*.ts", "tests/**/*.tsx"];
const house = { rules: { borders, "no-barrels": noBarrels, "no-visible-text": noVisibleText } };

const typeScriptRules = {
  "@typescript-eslint/ban-ts-comment": ["error", { minimumDescriptionLength: 10, "ts-ignore": true }],
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/no-confusing-void-expression": [
    "error",
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
  // `void` marks calls whose result is ignored on purpose, often promises of Node or the browser.
  "@typescript-eslint/no-meaningless-void-operator": "off",
};

export default defineConfig(
  globalIgnores([
    "public/",
    ".cache/",
    ".tmp/",
    ".data/",
    "coverage/",
    "test-results/",
    "playwright-report/",
    "src/gatsby-types.d.ts",
    "supabase/database.types.ts",
    // The peers import packages that are not dependencies of the product.
    "benchmarks/peers/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: typeScript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typeScriptRules,
  },
  {
    plugins: { house, "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "house/borders": "error",
      "house/no-barrels": "error",
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
    },
  },
  { files: typeScript, ignores: tests, rules: { "import-x/no-cycle": ["error", { ignoreExternal: true }] } },
  { files: ["gatsby-*.{ts,tsx}", "gatsby/node.ts"], rules: { "house/no-barrels": "off" } },
  // Gatsby passes its functions in an object that is meant to be destructured.
  { files: ["gatsby/**/*.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
    languageOptions: { globals: globals.browser },
    rules: networkRules,
  },
  { files: ["src/**/*.tsx"], ignores: tests, rules: { "house/no-visible-text": "error" } },
  {
    files: ["src/features/*/api/**", "src/lib/backend/**", "src/service-worker/**", ...tests],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
  // Declarations merged with those of a library must repeat its type parameters.
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  // Edge functions run on Deno and are type-checked by it.
  {
    files: ["supabase/functions/**/*.ts"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { Deno: "readonly" } },
  },
  { files: ["**/*.{js,cjs,mjs}"], languageOptions: { globals: globals.node } },
  { files: ["benchmarks/speed/in-page.js"], languageOptions: { globals: globals.browser } },
  { files: ["**/*.cjs"], languageOptions: { sourceType: "commonjs" } },
  {
    files: tests,
    rules: {
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
);

/** Tests of the backend: `npx jest -c supabase/jest.config.cjs`. Those in `local/backend` and `src` belong to the project `unit`. */
module.exports = {
  displayName: "backend",
  rootDir: "..",
  testEnvironment: "node",
  roots: ["<rootDir>/supabase"],
  testMatch: ["**/*.test.ts"],
  transform: {
    "\\.[cm]?[jt]s$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  // The code that reads the content uses packages that are published only as ES modules.
  transformIgnorePatterns: require("../jest.config.cjs").projects[0].transformIgnorePatterns,
  globalSetup: "<rootDir>/supabase/tests/support/global-setup.ts",
  testTimeout: 120_000,
};

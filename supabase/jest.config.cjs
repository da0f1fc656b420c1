/** Tests of the backend: `npx jest -c supabase/jest.config.cjs`. Those in `local/backend` and `src` belong to the project `unit`. */
const { id, transform, transformIgnorePatterns } = require("../jest.config.cjs").projects[0];

module.exports = {
  id,
  displayName: "backend",
  rootDir: "..",
  testEnvironment: "node",
  roots: ["<rootDir>/supabase"],
  testMatch: ["**/*.test.ts"],
  transform,
  // The code that reads the content uses packages that are published only as ES modules.
  transformIgnorePatterns,
  globalSetup: "<rootDir>/supabase/tests/support/global-setup.ts",
  testTimeout: 120_000,
};

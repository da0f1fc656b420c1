/** Tests of the backend: `npx jest -c supabase/jest.config.cjs`, or as the project `backend` of the whole. */
module.exports = {
  displayName: "backend",
  rootDir: "..",
  testEnvironment: "node",
  roots: ["<rootDir>/supabase", "<rootDir>/local/backend", "<rootDir>/src/lib/forms"],
  testMatch: ["**/*.test.ts"],
  transform: {
    "\\.ts$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  globalSetup: "<rootDir>/supabase/tests/support/global-setup.ts",
  testTimeout: 120_000,
};

/**
 * Jest: unit tests beside the code, tests of the content, of the built files in `public/`, of hosts
 * (`npm run test:hosts`), and of another house (`npm run test:other-house`).
 */

/** Packages that are published only as ES modules and must be transpiled for Jest. */
const esModules = [
  "bail|ccount|character-(entities|reference).*|comma-separated-tokens|decode-named-character-reference|devlop",
  "estree-util-.*|escape-string-regexp|hast.*|html-void-elements|is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)",
  "longest-streak|markdown-table|mdast.*|micromark.*|parse-entities|property-information|remark-.*|rehype-.*",
  "space-separated-tokens|stringify-entities|trim-lines|trough|unified|unist-.*|vfile.*|workbox-.*|zwitch|web-vitals|jose|lineclip|osm-pbf-parser-node|@mdx-js/.*|@sindresorhus/.*",
].join("|");

const shared = {
  rootDir: __dirname,
  // Jest keeps its transpiled files under this name. By default each project has its own, and transpiles all files again.
  id: __dirname,
  testEnvironment: "node",
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
        // Source maps are separate files: an inline map makes each file several times longer, and Jest has to parse it.
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/tests/support/css-module.cjs",
    "^gatsby$": "<rootDir>/tests/support/gatsby.tsx",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/public/",
    "<rootDir>/.cache/",
    "<rootDir>/.tmp/",
    "<rootDir>/.data/",
    "<rootDir>/tests/hosts/node_modules/",
  ],
  setupFilesAfterEnv: ["<rootDir>/tests/support/console.ts"],
};

module.exports = {
  // Tests that compress, encode, or load the content with its pictures can be slow on a busy machine. No test waits for time to pass.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: [
        "<rootDir>/{src,gatsby,local}/**/*.test.{ts,tsx}",
        "<rootDir>/tests/{lint,support}/**/*.test.{ts,tsx}",
      ],
    },
    { ...shared, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    { ...shared, displayName: "hosts", testMatch: ["<rootDir>/tests/hosts/**/*.test.ts"] },
    { ...shared, displayName: "other house", testMatch: ["<rootDir>/tests/other-house/**/*.test.ts"] },
    { ...shared, displayName: "site", testMatch: ["<rootDir>/tests/site/**/*.test.ts"] },
  ],
};

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const part = "gatsby/dist/utils/parcel/compile-gatsby-files";

/** What a program prints that was begun as a build is. */
const run = (program: string): string =>
  execFileSync(process.execPath, ["--require", resolve("gatsby/no-parcel.cjs"), "-e", program], { encoding: "utf8" });

/** The modules of Gatsby that use the part. */
const users = [
  "bootstrap/get-config-file.js",
  "bootstrap/load-plugins/load-internal-plugins.js",
  "bootstrap/load-plugins/resolve-plugin.js",
  "internal-plugins/internal-data-bridge/gatsby-node.js",
  "services/initialize.js",
];

it("has everything that Gatsby asks this part for, and loads no Parcel", () => {
  const [names = "", loaded] = run(
    `console.log(Object.keys(require("${part}")).join(" ")); console.log(Object.keys(require.cache).some((file) => file.includes("@parcel")))`,
  ).split("\n");
  expect(loaded).toBe("false");
  for (const user of users) {
    const code = readFileSync(resolve("node_modules/gatsby/dist", user), "utf8");
    const asked = [
      ...[...code.matchAll(/_compileGatsbyFiles\.(\w+)/g)].map(([, name]) => name),
      ...(/\{([\w\s,]+)\} = require\(`[^`]*compile-gatsby-files`\)/.exec(code)?.[1]?.match(/\w+/g) ?? []),
    ];
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect([user, names.split(" ")]).toEqual([user, expect.arrayContaining([name])]);
  }
});

it("leaves an empty folder for compiled files", () => {
  const root = mkdtempSync(join(tmpdir(), "parcel-"));
  mkdirSync(join(root, ".cache/compiled"), { recursive: true });
  writeFileSync(join(root, ".cache/compiled/old.cjs"), "");
  run(`require("${part}").compileGatsbyFiles(${JSON.stringify(root)})`);
  expect(existsSync(join(root, ".cache/compiled"))).toBe(true);
  expect(existsSync(join(root, ".cache/compiled/old.cjs"))).toBe(false);
  rmSync(root, { recursive: true });
});

/** What a build's results depend on besides the content: the packages, the oldest browsers, and the code of the build itself. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const decisive = [
  "package.json",
  "package-lock.json",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/webpack/navigation-loader.cjs",
];

/** A digest of all of it: another one, and nothing that was kept of earlier builds holds. */
export const buildCode = (root: string): string => {
  const hash = createHash("sha256");
  for (const file of decisive) hash.update(readFileSync(resolve(root, file)));
  return hash.digest("hex");
};

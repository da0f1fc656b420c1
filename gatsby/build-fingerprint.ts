/** The inputs of a build besides the content: the packages, the oldest browsers, and the code of the build itself. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const files = [
  "package.json",
  "package-lock.json",
  "gatsby-ssr.tsx",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/html/on-pre-render-html.tsx",
  "gatsby/webpack/navigation-loader.cjs",
];

/** A digest of these files. */
export const buildFingerprint = (root: string): string => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(resolve(root, file)));
  return hash.digest("hex");
};

/** What a build depends on besides the content: the packages, the supported browsers (`browserslist`), and the code of the build itself. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectFolder } from "./hosting/public-folder";

const inputs = [
  "package.json",
  "package-lock.json",
  "gatsby-ssr.tsx",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/html/on-pre-render-html.tsx",
  "gatsby/webpack/navigation-loader.cjs",
];

/** A hash of the inputs. What an earlier build has cached is only valid for the same fingerprint. */
export const buildFingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(readFileSync(resolve(projectFolder, file)));
  return hash.digest("hex");
};

/**
 * Pages contain their styles inline, but Gatsby renders a page again only if its data or code has changed. This digest of all style
 * sheets is part of every page's code, so that a cached build renders the pages again after a style has changed.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** A digest of the style sheets in `src/`. */
export const stylesDigest = (root: string): string => {
  const folder = resolve(root, "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const digest = createHash("sha256");
  for (const sheet of sheets.sort()) digest.update(`${sheet}\n${readFileSync(join(folder, sheet), "utf8")}\n`);
  return digest.digest("hex").slice(0, 12);
};

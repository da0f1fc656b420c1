/**
 * Pages carry their styles, but Gatsby renders a page anew only when its data or its code has changed. This name of all style sheets
 * goes into the code of every page, so that a changed style reaches the pages of a kept build too.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** A name for the style sheets in `src/` as they are. */
export const stylesDigest = (root: string): string => {
  const folder = resolve(root, "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const digest = createHash("sha256");
  for (const sheet of sheets.sort()) digest.update(`${sheet}\n${readFileSync(join(folder, sheet), "utf8")}\n`);
  return digest.digest("hex").slice(0, 12);
};

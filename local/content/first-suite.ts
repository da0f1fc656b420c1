/** The suite that the house shows first. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { suiteFile } from "../../gatsby/content/content.ts";
import { pathsOf, suiteFoldersOf } from "../../gatsby/content/content-reader.ts";
import { byOrder } from "../../gatsby/content/schema/suite.ts";

const orderSchema = v.object({ order: v.optional(v.number(), 0) });

/**
 * The name of the folder, below `content/suites`, of the suite with the lowest `order`; if several have it, of the first
 * in the order of the folders' names. Empty if there is no suite. `root`: the folder of the project.
 */
export const firstSuite = (root: string): string => {
  const suites = suiteFoldersOf(pathsOf(join(root, "content"))).map((folder) => {
    const text = readFileSync(join(root, suiteFile(folder)), "utf8");
    return { folder, ...v.parse(orderSchema, parse(text)) };
  });
  return suites.sort(byOrder)[0]?.folder ?? "";
};

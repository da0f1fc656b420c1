/** The security headers of the last build, which depend on its scripts: noted by the build, read by the local server. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";

/** Where they are noted down. */
export const headersPath = (root: string): string => resolve(root, ".cache", "security-headers.json");

/** Header name → value. Throws when the site has not been built. */
export const readBuiltHeaders = (root: string): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(headersPath(root), "utf8")));

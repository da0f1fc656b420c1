/** The security headers and redirects of the last build, for the local server. The headers depend on the build's scripts. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import type { Redirect } from "../../src/settings/hosting";

/** The file in which the build saves the headers. */
export const headersPath = (root: string): string => resolve(root, ".cache", "security-headers.json");

/** Header name → value. Throws when the site has not been built. */
export const readBuiltHeaders = (root: string): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(headersPath(root), "utf8")));

export const redirectsPath = (root: string): string => resolve(root, ".cache", "redirects.json");

/** The redirects of the last build; none if it did not write any. */
export const readBuiltRedirects = (root: string): readonly Redirect[] => {
  const path = redirectsPath(root);
  const schema = v.array(v.object({ from: v.string(), to: v.string() }));
  return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, "utf8"))) : [];
};

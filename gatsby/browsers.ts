/** The oldest supported browsers: the `browserslist` of package.json, which Gatsby reads, in esbuild's notation. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";

const packageSchema = v.object({
  browserslist: v.array(v.pipe(v.string(), v.regex(/^(?:chrome|edge|firefox|safari|ios_saf) >= [\d.]+$/))),
});

/** Returns targets such as `chrome109`. Throws for a line that is not “browser >= version”. */
export const oldestBrowsers = (root: string): string[] => {
  const { browserslist } = v.parse(packageSchema, JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")));
  return browserslist.map((line) => line.replace("ios_saf", "ios").replace(" >= ", ""));
};

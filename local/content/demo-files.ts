/** The demo's own wordmark and icons: files that cannot say “sample: true” of themselves, and are known by what they hold. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LaunchItem } from "./launch-items";

const wordmark = "This is the demo’s wordmark: put your own in its place, under the same name.";
const icon = "This is the demo’s icon: put your own in its place, under the same name and in the same size.";

/** File → what is to be done with it, and the SHA-256 of the demo's. */
const files: Readonly<Record<string, readonly [task: string, digest: string]>> = {
  "static/brand/logo-el-inverse.svg": [wordmark, "bc6cce4be980343fdcb9243da912415d945a1d78ba3e20b47bc0ba368bba06df"],
  "static/brand/logo-el.svg": [wordmark, "45093444df7111fe0fa84567d852d7bf3b0a77a04b4ac0811ef15fc9292e9960"],
  "static/brand/logo-en-inverse.svg": [wordmark, "4404c54f57638867dbe96a434f2c0fbef0db7c8cf395509b1469f42acc991c4f"],
  "static/brand/logo-en.svg": [wordmark, "533e8d91fd7203317235d745e568194f045c4ad56dc4565afd3a7fd1bf5421f8"],
  "static/favicon.svg": [icon, "b0c1df4af6badbcb6cb896878ed9a180394778769a76410b79948af0307ccb82"],
  "static/icons/apple-touch-icon.png": [icon, "51eaf074182c6f0ab9f5d441ed56322b13fe51648ee144b31e9539e66841865d"],
  "static/icons/icon-192.png": [icon, "e37ab4072fefed9ac770623a09a7033c2ca7b317cbe7aa46e269ae22c6c32856"],
  "static/icons/icon-512.png": [icon, "22a0ec2768abd615fa7fd35908e9436401c41020cb688c6a0dd5a98697e36a94"],
  "static/icons/icon-maskable-512.png": [icon, "7d1d2ed73cf29d5fb952fd0214d716f0bbdacc6b4d55b85e7ccb57cc4f788f5b"],
};

/** One item for each of the demo's files that still exists below `root`, the folder of the project. */
export const demoFiles = (root: string): LaunchItem[] =>
  Object.entries(files).flatMap(([file, [task, digest]]) => {
    const path = join(root, file);
    const isDemo = existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === digest;
    return isDemo ? [{ file, line: 1, field: "the whole file", task }] : [];
  });

/** The demo's own drawings. SVG files cannot contain “sample: true”, so they are recognised by their content. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LaunchItem } from "./launch-items";

const task = "This is the demo’s drawing: put your own in its place, or delete it, and one is made of your name.";

/** Path → SHA-256 of the demo's file. */
const files: Readonly<Record<string, string>> = {
  "content/brand/wordmark.en.svg": "040c319b93224f224d6eb4d275218e7edb6aa38f65250a292b26184153bdc954",
  "content/brand/wordmark.el.svg": "44dc704df3dc7a0544bb7fa447defc05e9bd4867a7b9cc43488fdae93826db99",
  "content/brand/mark.svg": "e2cdc8b861ee0da7d52875f03763b3e2d1b254926da96c455b2e4843397dede7",
  "content/brand/icon.svg": "fd2f81e5be02b1677f5fa98a9188af4cf89054fba64c0f307985c7b5267e3e75",
};

/** One item for each of the demo's files that still exists below `root`, the folder of the project. */
export const demoFiles = (root: string): LaunchItem[] =>
  Object.entries(files).flatMap(([file, digest]) => {
    const path = join(root, file);
    const isDemo = existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === digest;
    return isDemo ? [{ file, line: 1, field: "the whole file", task }] : [];
  });

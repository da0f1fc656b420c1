/** The parts of the demo that setup can delete, and how to recognise files that are still the demo's. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf } from "../../gatsby/content/content-reader";
import known from "./demo-files.json" with { type: "json" };

/** Paths in `content/`. Files without a replacement in `starter/` are deleted. */
const files = {
  house: /^(?:home|about)\.yml$|^suites\//,
  questions: /^faq\.yml$/,
  guide: /^guide\//,
  posts: /^journal\//,
  places: /^places\.yml$/,
  reviews: /^reviews\//,
  papers: /^(?:safety|offers|rates)\.yml$/,
  map: /^map\.geojson$/,
} as const;

export type DemoPart = keyof typeof files;
export const demoParts = Object.keys(files) as readonly DemoPart[];

const isText = (path: string): boolean => /\.(?:yml|mdx|geojson)$/.test(path);

/** The beginning of a SHA-256, long enough to recognise what is still the demo's. */
export const shortDigest = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, 8);

/** Digests of a file's long lines, or of a picture's bytes. Short lines hold facts, which setup itself changes. */
const digestsOf = (path: string, bytes: Buffer): readonly string[] => {
  const pieces = isText(path)
    ? bytes
        .toString("utf8")
        .split("\n")
        .filter((line) => line.trim().length > 60)
    : [bytes];
  return [...new Set(pieces.map(shortDigest))];
};

const read = (root: string, path: string): Buffer => readFileSync(join(root, "content", path));

/** Path in `content/` → digests of its content. `demo-files.json` contains those of the demo. */
export const demoDigests = (root: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...pathsOf(join(root, "content"))]
      .filter((path) => demoParts.some((part) => files[part].test(path)))
      .sort()
      .map((path) => [path, digestsOf(path, read(root, path))]),
  );

const lists: Readonly<Record<string, readonly string[]>> = known;

/** Whether a file is still the demo's: more than half of its long lines are. */
const isFromDemo = (root: string, path: string): boolean => {
  const digests = digestsOf(path, read(root, path));
  const demo = new Set(lists[path]);
  return demo.size > 0 && digests.filter((digest) => demo.has(digest)).length > digests.length / 2;
};

/** The files of a part that are still the demo's. Paths in `content/`. */
export const demoFilesOf = (root: string, part: DemoPart): readonly string[] =>
  [...pathsOf(join(root, "content"))].filter((path) => files[part].test(path) && isFromDemo(root, path)).sort();

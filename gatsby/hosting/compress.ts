/**
 * Writes a Brotli copy of each text file of `public/`, and a gzip copy of those that are fetched most, for servers that send
 * precompressed files.
 */
import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { inBatches, runInWorkers } from "../workers/run-in-workers";
import type { FileToCompress } from "./compress-files";
import { isCurrentCopy } from "./copy-time";
import { filesBelow, publicFolder } from "./public-folder";

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
const copy = /\.(?:br|gz)$/;
/** Smaller files fit into one network packet uncompressed. */
const least = 1024;

/** Scripts, styles, and the pages at the top of each language, where visits begin. */
const fetchedMost = /\.(?:js|css)$|^(?:el\/)?(?:suite\/)?[^/]+\.html$/;

/**
 * Brotli's slowest setting makes the home page a tenth smaller than the sixth, and takes forty times as long. Only what is fetched
 * most is worth that; the rest may be thousands of files.
 */
export const qualityOf = (file: string): number => (fetchedMost.test(file) ? 11 : 6);

/** Browsers accept Brotli. What programs fetch (feeds, the sitemap) and what is fetched most also has a gzip copy. */
const isZipped = (file: string): boolean => fetchedMost.test(file) || /\.(?:xml|txt)$|(?:^|\/)feed\.json$/.test(file);

/** Files in one batch for a thread. */
const batchSize = 16;

/** Removes copies whose original is gone, too small or no longer copied, writes those that are missing or out of date, and returns how many it wrote. */
export const compressBelow = async (folder: string): Promise<number> => {
  const files = filesBelow(folder);
  const known = new Set(files);
  const texts = new Map(
    files.filter((file) => compressible.test(file)).map((file) => [file, statSync(resolve(folder, file))] as const),
  );
  const isSmall = (file: string): boolean => (texts.get(file)?.size ?? least) < least;
  const orphans = files.filter((file) => {
    const original = file.replace(copy, "");
    if (original === file) return false;
    return !known.has(original) || isSmall(original) || (file.endsWith(".gz") && !isZipped(original));
  });
  await Promise.all(orphans.map((file) => rm(resolve(folder, file), { force: true })));
  const queue: FileToCompress[] = [...texts].flatMap(([file, original]) => {
    const path = resolve(folder, file);
    if (isSmall(file) || file.startsWith("_gatsby/")) return [];
    if (isCurrentCopy(statSync(`${path}.br`, { throwIfNoEntry: false }), original)) return [];
    return [{ path, quality: qualityOf(file), zipped: isZipped(file) }];
  });
  if (queue.length === 0) return 0;
  // The slowest first, so that no thread begins one when the others are done.
  queue.sort((one, other) => other.quality - one.quality);
  await runInWorkers<readonly FileToCompress[]>("gatsby/hosting/compress-files.ts", async (compress) => {
    await Promise.all(inBatches(queue, batchSize).map(compress));
  });
  return queue.length;
};

/** Last step after a build. */
export const compressFiles = async ({ reporter }: BuildArgs): Promise<void> => {
  const written = await compressBelow(publicFolder);
  reporter.info(`Compressed copies: ${written} written, the others are up to date.`);
};

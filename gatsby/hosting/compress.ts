/**
 * Writes a Brotli copy beside each text file of `public/`, and a gzip copy beside those that are fetched most, for servers that send files
 * as they lie.
 */
import { type Stats, statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildArgs } from "gatsby";
import { eachOf } from "../each-of";
import { isCurrentCopy } from "./copy-time";
import { filesBelow, publicFolder } from "./public-folder";

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
const copy = /\.(?:br|gz)$/;
/** Smaller files fit one network packet as they are. */
const least = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Scripts, styles, and the pages at the top of each language, where visits begin. */
const fetchedMost = /\.(?:js|css)$|^(?:el\/)?(?:suite\/)?[^/]+\.html$/;

/**
 * Brotli's slowest setting makes the home page a tenth smaller than the sixth, and takes forty times as long. Only what is fetched
 * most is worth that; the rest may be thousands of files.
 */
const qualityOf = (file: string): number => (fetchedMost.test(file) ? 11 : 6);

/** Browsers take Brotli. What programs fetch (feeds, the sitemap) and what is fetched most has a copy for those that do not. */
const isZipped = (file: string): boolean => fetchedMost.test(file) || /\.(?:xml|txt)$|(?:^|\/)feed\.json$/.test(file);

const brotliOf = (data: Buffer, quality: number): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

const compressFile = async (folder: string, file: string, original: Stats): Promise<boolean> => {
  const path = resolve(folder, file);
  if (isCurrentCopy(statSync(`${path}.br`, { throwIfNoEntry: false }), original)) return false;
  const data = await readFile(path);
  const write = async (ending: string, smaller: Buffer): Promise<void> => {
    await writeFile(path + ending, smaller);
    await utimes(path + ending, original.atime, original.mtime);
  };
  if (isZipped(file)) await write(".gz", await zip(data));
  // The Brotli copy last: by it the next build sees that both are there.
  await write(".br", await brotliOf(data, qualityOf(file)));
  return true;
};

/** Removes copies whose original is gone, has become small or is to have none, makes those that are missing or out of date, and answers how many it made. */
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
  const queue = [...texts].filter(([file]) => !isSmall(file) && !file.startsWith("_gatsby/"));
  let written = 0;
  await eachOf(queue, availableParallelism() * 2, async ([file, original]) => {
    if (await compressFile(folder, file, original)) written += 1;
  });
  return written;
};

/** Last step after a build. */
export const compressFiles = async ({ reporter }: BuildArgs): Promise<void> => {
  const written = await compressBelow(publicFolder);
  reporter.info(`Compressed copies: ${written} written, the others kept from before.`);
};

/** Writes a Brotli and a gzip copy beside each text file of `public/`, for servers that send files as they lie. */
import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildArgs } from "gatsby";
import { eachOf } from "../each-of";
import { isCurrentCopy } from "./copy-time";
import { publicFolder } from "./public-folder";

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

const brotliOf = (data: Buffer, quality: number): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

const compressFile = async (path: string, quality: number): Promise<boolean> => {
  const original = await stat(path);
  const old = await stat(`${path}.br`).catch(() => undefined);
  if (original.size < least || isCurrentCopy(old, original)) return false;
  const data = await readFile(path);
  for (const [ending, smaller] of [
    [".br", await brotliOf(data, quality)],
    [".gz", await zip(data)],
  ] as const) {
    await writeFile(path + ending, smaller);
    await utimes(path + ending, original.atime, original.mtime);
  }
  return true;
};

/** Names of the files below a folder. Gatsby has folders whose names look like files, such as `page-data/404.html`. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)));
};

/** Removes copies whose original is gone, makes those that are missing or out of date, and answers how many it made. */
export const compressBelow = async (folder: string): Promise<number> => {
  const files = await filesBelow(folder);
  const known = new Set(files);
  const orphans = files.filter((file) => copy.test(file) && !known.has(file.replace(copy, "")));
  await Promise.all(orphans.map((file) => rm(resolve(folder, file), { force: true })));
  const queue = files.filter((file) => compressible.test(file) && !file.startsWith("_gatsby/"));
  let written = 0;
  await eachOf(queue, availableParallelism() * 2, async (file) => {
    if (await compressFile(resolve(folder, file), qualityOf(file))) written += 1;
  });
  return written;
};

/** Last step after a build. */
export const compressFiles = async ({ reporter }: BuildArgs): Promise<void> => {
  const written = await compressBelow(publicFolder);
  reporter.info(`Compressed copies: ${written} written, the others kept from before.`);
};

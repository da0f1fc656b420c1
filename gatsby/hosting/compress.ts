/**
 * Writes a Brotli copy of each text file of `public/`, except small ones, and a gzip copy of some of them, for
 * servers that send such copies.
 */
import { type Stats, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Reporter } from "gatsby";
import { runInWorkers } from "../workers/run-in-workers";
import { filesBelow, publicFolder } from "../folders";

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
const copy = /\.(?:br|gz)$/;
/** Size in bytes from which a file is compressed. Smaller files fit into one network packet uncompressed. */
const minBytes = 1024;

/** Scripts, styles, and the pages where visits begin: those at the top of each language, and those of suites. */
const fetchedMost = /\.(?:js|css)$|^(?:el\/)?(?:suite\/)?[^/]+\.html$/;

/**
 * Brotli's quality. 11 makes the home page a tenth smaller than 6 and takes forty times as long, so only the files fetched most use 11.
 */
export const qualityOf = (file: string): number => (fetchedMost.test(file) ? 11 : 6);

/** Whether a file also has a gzip copy, for programs that do not accept Brotli: the files fetched most, feeds, the sitemap, `.txt`. */
const isZipped = (file: string): boolean => fetchedMost.test(file) || /\.(?:xml|txt)$|(?:^|\/)feed\.json$/.test(file);

/** Whether a copy is of the current original: then it has the same modification time, which a file system may round. */
const isCurrentCopy = (copy: Stats | undefined, original: Stats): boolean =>
  copy !== undefined && Math.abs(copy.mtimeMs - original.mtimeMs) < 2;

interface FileToCompress {
  readonly path: string;
  /** Brotli's quality, 0 to 11. */
  readonly quality: number;
  readonly zipped: boolean;
}

/** The Brotli data that is sent to browsers. */
export const brotliOf = (data: Buffer, quality: number): Buffer =>
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** Compresses a file synchronously; runs in a worker thread (gatsby/workers/run-in-workers.ts). */
export default ({ path, quality, zipped }: FileToCompress): void => {
  const { atime, mtime } = statSync(path);
  const data = readFileSync(path);
  const write = (ending: string, compressed: Buffer): void => {
    writeFileSync(path + ending, compressed);
    utimesSync(path + ending, atime, mtime);
  };
  if (zipped) write(".gz", gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
  // The Brotli copy is written last: the next build takes it as a sign that the gzip copy, if the file has one, exists too.
  write(".br", brotliOf(data, quality));
};

/** Removes copies that are not needed, and makes missing and outdated ones. Returns the number of compressed files. */
export const compressFolder = async (folder: string): Promise<number> => {
  const files = filesBelow(folder);
  const texts = files
    .filter((file) => compressible.test(file) && !file.startsWith("_gatsby/"))
    .map((file) => ({ file, path: resolve(folder, file), original: statSync(resolve(folder, file)) }))
    .filter(({ original }) => original.size >= minBytes);
  const copies = new Set(texts.flatMap(({ file }) => [`${file}.br`, ...(isZipped(file) ? [`${file}.gz`] : [])]));
  const orphans = files.filter((file) => copy.test(file) && !copies.has(file));
  await Promise.all(orphans.map((file) => rm(resolve(folder, file))));
  const queue = texts
    .filter(({ path, original }) => !isCurrentCopy(statSync(`${path}.br`, { throwIfNoEntry: false }), original))
    .map(({ file, path }): FileToCompress => ({ path, quality: qualityOf(file), zipped: isZipped(file) }));
  // The slowest first, so that no thread starts a slow one when the other threads are done.
  queue.sort((one, other) => other.quality - one.quality);
  await runInWorkers("gatsby/hosting/compress.ts", queue);
  return queue.length;
};

export const compressFiles = async (reporter: Reporter): Promise<void> => {
  const written = await compressFolder(publicFolder);
  reporter.info(`Compressed copies: ${written} written, the others are up to date.`);
};

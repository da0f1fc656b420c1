/** Compresses a file synchronously in a worker thread (gatsby/workers/run-in-workers.ts). */
import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface FileToCompress {
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

export default ({ path, quality, zipped }: FileToCompress): void => {
  const { atime, mtime } = statSync(path);
  const data = readFileSync(path);
  const write = (ending: string, smaller: Buffer): void => {
    writeFileSync(path + ending, smaller);
    utimesSync(path + ending, atime, mtime);
  };
  if (zipped) write(".gz", gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
  // The Brotli copy is written last: the next build takes it as a sign that the gzip copy, if the file has one, exists too.
  write(".br", brotliOf(data, quality));
};

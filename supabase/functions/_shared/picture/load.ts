/**
 * Limits of the work on pictures: one is processed at a time, because two would not fit into the memory of a hosted function, and the last
 * results are kept.
 */
import { workQueue } from "../../../../src/lib/work-queue.ts";
import { Failure } from "../answer.ts";

/** Largest number of tasks that run or wait. Further callers must try again later. */
export const mostWaiting = 20;

const queue = workQueue();
let waiting = 0;

/**
 * Runs `work` after all earlier tasks have ended. `work` itself should load the files: if the caller loaded them before, they would fill
 * the memory while the task waits. Rejects with `unavailable` if too many tasks are waiting.
 */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting >= mostWaiting) return Promise.reject(new Failure("unavailable"));
  waiting += 1;
  return queue(work).finally(() => {
    waiting -= 1;
  });
};

/** A file to send in a response. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Caches the latest results of this instance, so that the same URL need not be converted again. A result larger than a quarter of the
 * limit is not cached. Above the limit, removes the least recently used.
 */
export class Recent {
  readonly #entries = new Map<string, PictureFile>();
  readonly #limit: number;
  #size = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string): PictureFile | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, file: PictureFile): void {
    const length = file.bytes.byteLength;
    if (length > this.#limit / 4) return;
    this.#size += length - (this.#entries.get(key)?.bytes.byteLength ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, file);
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#size <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#size -= bytes.byteLength;
    }
  }
}

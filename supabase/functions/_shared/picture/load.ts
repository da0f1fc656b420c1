/**
 * Limits of the work on pictures: one is processed at a time, because two would not fit into the memory of a hosted function; visitors take
 * turns, so that nobody waits for all pictures of another; and the last results are kept.
 */
import { workQueue } from "../../../../src/lib/work-queue.ts";
import { Failure } from "../answer.ts";

/** Maximum number of tasks that run or wait, for one visitor and for all. Further callers must try again later. */
export const maxTasks = { perVisitor: 20, total: 60 } as const;

const queue = workQueue();
/** The visitors with tasks. Only the first task of each is in the common queue, so that the visitors take turns. */
const visitors = new Map<string, { readonly queue: typeof queue; tasks: number }>();
let totalTasks = 0;

/**
 * Runs `work` when it is the visitor's turn, after the visitor's earlier tasks. `work` itself should load the files: if the caller loaded
 * them before, they would fill the memory while the task waits. Rejects with `unavailable` if too many tasks run or wait.
 */
export const inTurn = <Result>(visitor: string, work: () => Promise<Result>): Promise<Result> => {
  const own = visitors.get(visitor) ?? { queue: workQueue(), tasks: 0 };
  if (own.tasks >= maxTasks.perVisitor || totalTasks >= maxTasks.total)
    return Promise.reject(new Failure("unavailable"));
  visitors.set(visitor, own);
  own.tasks += 1;
  totalTasks += 1;
  return own
    .queue(() => queue(work))
    .finally(() => {
      own.tasks -= 1;
      totalTasks -= 1;
      if (own.tasks === 0) visitors.delete(visitor);
    });
};

/** A file to send in a response. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Caches the latest results of this instance, so that the picture of a URL is not converted again. A result larger than a quarter of the
 * limit is not cached. Above the limit, the least recently used results are removed.
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

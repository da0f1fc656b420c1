/** A queue that limits how many pictures load at once (specification §4, low-memory). */
import { pageClassesOf } from "../web-vitals/device";
import { readVisitor } from "./quality";

/** Number of concurrent loads on a low-memory device. */
export const lowMemoryLoads = 2;

/** Releases a turn or, while waiting for one, leaves the queue; may be called more than once. */
export type Release = () => void;

export class LoadQueue {
  readonly #maxLoads: number;
  readonly #waiting: (() => void)[] = [];
  #loading = 0;

  constructor(maxLoads: number) {
    this.#maxLoads = maxLoads;
  }

  /** Calls `begin` when a turn is free. Returns a function that releases the turn or, while waiting, leaves the queue. */
  enter(begin: () => void): Release {
    let state: "waiting" | "loading" | "done" = "waiting";
    const start = () => {
      state = "loading";
      this.#loading += 1;
      begin();
    };
    const release = () => {
      const before = state;
      state = "done";
      if (before === "waiting") this.#waiting.splice(this.#waiting.indexOf(start), 1);
      if (before !== "loading") return;
      this.#loading -= 1;
      this.#waiting.shift()?.();
    };
    if (this.#loading < this.#maxLoads) start();
    else this.#waiting.push(start);
    return release;
  }

  /**
   * Runs `work` when a turn is free, and releases the turn when the work is done or `signal` aborts it. Aborted work rejects with an
   * `AbortError`, and does not start if its turn has not come yet.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const rejectAborted = () => reject(new DOMException("The load was cancelled.", "AbortError"));
      if (signal.aborted) return rejectAborted();
      const release = this.enter(() => {
        void work()
          .then(resolve, reject)
          .finally(() => release());
      });
      signal.addEventListener("abort", () => {
        release();
        rejectAborted();
      });
    });
  }
}

const isLowMemory = (): boolean => pageClassesOf(readVisitor(window)).includes("low-memory");

/**
 * Returns a function that creates the queue at its first call: at most `maxLoads` pictures load at once, with low memory at most two.
 * Browser only.
 */
export const createLoadQueue = (maxLoads = Infinity): (() => LoadQueue) => {
  let queue: LoadQueue | undefined;
  return () => (queue ??= new LoadQueue(isLowMemory() ? Math.min(maxLoads, lowMemoryLoads) : maxLoads));
};

/** A queue that limits how many pictures load at once (specification §4, low-memory). */
import { pageClassesOf } from "../web-vitals/device";
import { readVisitor } from "./quality";

/** Number of concurrent loads on a low-memory device. */
export const lowMemoryLoads = 2;

/** Releases a turn or, while waiting for one, leaves the queue; may be called more than once. */
export type Release = () => void;

export class LoadQueue {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #loading = 0;

  constructor(most: number) {
    this.#most = most;
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
    if (this.#loading < this.#most) start();
    else this.#waiting.push(start);
    return release;
  }

  /**
   * Runs `work` when a turn is free, and releases the turn when the work is done or aborted by `signal`. Rejects with an `AbortError` if it is
   * aborted, and does not start what is aborted before its turn.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const cancelled = () => reject(new DOMException("The load was cancelled.", "AbortError"));
      if (signal.aborted) return cancelled();
      const leave = this.enter(() => {
        void work()
          .then(resolve, reject)
          .finally(() => leave());
      });
      signal.addEventListener("abort", () => {
        leave();
        cancelled();
      });
    });
  }
}

/** Returns a function that creates this device's queue once: at most `most` loads at once, and at most two with low memory. Browser only. */
export const createLoadQueue = (most = Infinity): (() => LoadQueue) => {
  let queue: LoadQueue | undefined;
  return () => {
    const isWeak = pageClassesOf(readVisitor(window)).includes("low-memory");
    queue ??= new LoadQueue(isWeak ? Math.min(most, lowMemoryLoads) : most);
    return queue;
  };
};

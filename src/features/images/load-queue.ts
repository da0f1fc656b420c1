/** Turns at loading: no more pictures at once than a device can hold (specification §4, low-memory). */

/** Loads at once on a device with little memory. */
export const lowMemoryLoads = 2;

/** Gives a turn back; may be called more than once. */
export type Release = () => void;

export class LoadQueue {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #loading = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Calls `begin` when a turn is free, at once if one is. The answer gives the turn back, or the place in the queue. */
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

  /** Does the work when it is its turn, and gives that back when it is done or `signal` says that nobody wants it any more. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = this.enter(() => {
        void work()
          .then(resolve, reject)
          .finally(() => leave());
      });
      signal.addEventListener("abort", () => {
        leave();
        reject(new DOMException("Nobody waits for it any more.", "AbortError"));
      });
    });
  }
}

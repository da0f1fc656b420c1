/** Processes one picture at a time, because two would not fit into the memory of a hosted function. */
import { workQueue } from "../../../../src/lib/work-queue.ts";
import { Failure } from "../answer.ts";

/** Largest number of waiting tasks. Further callers must try again later. */
export const mostWaiting = 20;

const queue = workQueue();
let waiting = 0;

/**
 * Runs `work` after all earlier tasks have ended. `work` should load files into memory itself, not the caller beforehand. Rejects with
 * `unavailable` if too many tasks are waiting.
 */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting >= mostWaiting) return Promise.reject(new Failure("unavailable"));
  waiting += 1;
  return queue(work).finally(() => {
    waiting -= 1;
  });
};

/** One picture after the other: two would not fit into the memory of a hosted function. */
import { Failure } from "../answer.ts";

/** Beyond so many waiting, a caller should try again later. */
export const mostWaiting = 20;

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Does work on a picture when it is its turn; what the work needs in memory it fetches then and not before. Rejects with `unavailable` when
 * too many wait already.
 */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting >= mostWaiting) return Promise.reject(new Failure("unavailable"));
  waiting += 1;
  const result = queue.then(work).finally(() => {
    waiting -= 1;
  });
  queue = result.catch(() => undefined);
  return result;
};

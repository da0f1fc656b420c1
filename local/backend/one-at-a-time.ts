/**
 * A queue for a database with a single session, where a piece of work could otherwise run inside the transaction of
 * another.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { workQueue } from "../../src/lib/work-queue.ts";

/**
 * Returns a function that runs one `work` at a time, in the order of the calls. A call made inside running work does not
 * wait in the queue, because it would wait for itself.
 */
export const oneAtATime = (): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  const turns = new AsyncLocalStorage<{ isOver: boolean }>();
  const queue = workQueue();
  return (work) => {
    if (turns.getStore()?.isOver === false) return work();
    const turn = { isOver: false };
    return queue(() =>
      turns.run(turn, work).finally(() => {
        turn.isOver = true;
      }),
    );
  };
};

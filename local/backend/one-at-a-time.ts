/** Lets work on a database with a single session run one after another, so that no work runs in the transaction of other work. */
import { AsyncLocalStorage } from "node:async_hooks";
import { workQueue } from "../../src/lib/work-queue.ts";

/** Returns a function that runs one `work` at a time, in the order of the calls. Work inside other work runs at once. */
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

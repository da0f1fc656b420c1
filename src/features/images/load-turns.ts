import { pageClassesOf } from "../performance/page-classes";
import { LoadQueue, lowMemoryLoads } from "./load-queue";
import { readVisitor } from "./visitor";

/** A queue for this device, made when it is first needed, in the browser only: no more than `most` at once, fewer with little memory. */
export const createTurns = (most = Infinity): (() => LoadQueue) => {
  let queue: LoadQueue | undefined;
  return () => {
    const isWeak = pageClassesOf(readVisitor(window)).includes("low-memory");
    queue ??= new LoadQueue(isWeak ? Math.min(most, lowMemoryLoads) : most);
    return queue;
  };
};

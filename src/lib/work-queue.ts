/** Returns a function that runs one `work` at a time, in the order of the calls. After a failure, the next one still runs. */
export const workQueue = (): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

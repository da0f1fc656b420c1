/** The order in which the steps of `npm test` run. */

/**
 * Runs one step after the other, and resolves with their results in the order of the steps. A step that runs aside waits
 * only for the steps before it, and the steps after it do not wait for it. Two steps never run aside at the same time,
 * because each needs much memory.
 */
export const inTurn = async <Step extends { readonly aside?: true }, Result>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> => {
  const results: Promise<Result>[] = [];
  let lastAside: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    if (step.aside) {
      const result = lastAside.then(() => run(step));
      lastAside = result;
      results.push(result);
    } else {
      const result = run(step);
      results.push(result);
      await result;
    }
  }
  return Promise.all(results);
};

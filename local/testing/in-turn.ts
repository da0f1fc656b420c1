/** The order in which the steps of `npm test` run. */

interface Turn {
  readonly name: string;
  readonly aside?: true;
  /** The name of an earlier step that must have ended. */
  readonly needs?: string;
}

/**
 * Runs the steps in order, and resolves with their results in that order. A step with `aside` runs beside the later
 * steps: only those that need it and the next one with `aside` wait until it has ended. Two steps with `aside` never run
 * at the same time, because each needs much memory.
 */
export const inTurn = async <Step extends Turn, Result>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Map<string, Promise<Result>>();
  let lastAside: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    if (step.needs !== undefined) await results.get(step.needs);
    const result = step.aside ? lastAside.then(() => run(step)) : run(step);
    results.set(step.name, result);
    if (step.aside) lastAside = result;
    else await result;
  }
  return Promise.all(results.values());
};

/** Which steps of `npm test` run, by the command line, and in which order. */
import { Refusal } from "../refusal";

/** The named steps in their own order; all steps if there are no names. Throws a Refusal for an unknown name. */
export const chosenSteps = <Step extends { readonly name: string }>(
  all: readonly Step[],
  wanted: readonly string[],
): readonly Step[] => {
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
    throw new Refusal(`No step is called ${unknown.map((name) => `“${name}”`).join(", ")}. There are: ${known}.`);
  }
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
};

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

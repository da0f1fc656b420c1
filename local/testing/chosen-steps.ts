/** Selects steps by the command line, and groups those that run at the same time. Pure functions. */
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

/**
 * Consecutive steps that use only one core form a group, which runs in parallel; every other step is a group of its own.
 */
export const inGroups = <Step extends { readonly oneCore?: true }>(steps: readonly Step[]): readonly Step[][] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.oneCore === true && last?.at(-1)?.oneCore === true) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

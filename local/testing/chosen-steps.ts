/** The steps that a command line selects. Pure. */
import { Refusal } from "../refusal";

/** The steps named, in their own order; all where none is named. Throws a Refusal at a name that no step has. */
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

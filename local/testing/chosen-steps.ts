/** Selects steps by the command line. */
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

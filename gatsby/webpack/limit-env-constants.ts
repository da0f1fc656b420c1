/** Leaves the machine's environment out of the bundle that draws the pages. */
import type { Configuration } from "webpack";

const prefix = "process.env.";
/** What browsers' bundles are told of it too. */
const shared = /^(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/** The constants of a plugin that defines some. */
const constantsOf = (plugin: unknown): Record<string, unknown> | undefined =>
  typeof plugin === "object" && plugin !== null && plugin.constructor.name === "DefinePlugin" && "definitions" in plugin
    ? (plugin.definitions as Record<string, unknown>)
    : undefined;

/**
 * Gatsby defines every variable of the environment as a constant of that bundle, and webpack compiles all modules anew when one of
 * its constants is another: on a host each build has a number, a commit and a folder of its own, so nothing of an earlier build would
 * ever hold. What a page is drawn with may depend on no more than what its browser knows. Fails the build where Gatsby defines nothing.
 */
export const limitEnvConstants = (config: Configuration): void => {
  const all = (config.plugins ?? []).map(constantsOf).filter((constants) => constants !== undefined);
  if (all.length === 0)
    throw new Error("limit-env-constants: Gatsby defines its constants in another way than it did.");
  for (const constants of all) {
    for (const name of Object.keys(constants)) {
      if (name.startsWith(prefix) && !shared.test(name.slice(prefix.length))) Reflect.deleteProperty(constants, name);
    }
  }
};

/** Which `fetch` the rendering of pages uses. */
import { type Configuration, ProvidePlugin } from "webpack";

/**
 * Leaves rendering Node's own `fetch`. Gatsby puts node-fetch in its place, which no page needs, and which Node 24 and 26 answer with a
 * warning (DEP0040) that the build prints like an error.
 */
export const keepNodesFetch = (config: Configuration): void => {
  config.plugins = config.plugins?.filter(
    (plugin) => !(plugin instanceof ProvidePlugin && "fetch" in plugin.definitions),
  );
};

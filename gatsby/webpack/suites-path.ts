/** The menu's path for the suites: set once for a build, and watched while editing. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { DefinePlugin, type WebpackPluginInstance } from "webpack";
import { suitesPathOf } from "../../src/settings/navigation";

const folder = resolve(process.cwd(), "content/suites");

/** The page of the only suite, or the list of several. */
export const currentSuitesPath = (): string =>
  suitesPathOf(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  );

/**
 * Compiles the path into the browser's bundle of the development server, again whenever a suite's folder is added,
 * renamed or removed. Gatsby would compile a variable of the environment as it was at the start.
 */
export const watchSuitesPath = (): WebpackPluginInstance =>
  new DefinePlugin({
    "process.env.GATSBY_SUITES_PATH": DefinePlugin.runtimeValue(() => JSON.stringify(currentSuitesPath()), {
      contextDependencies: [folder],
    }),
  });

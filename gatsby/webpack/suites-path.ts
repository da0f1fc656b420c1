/** The menu's path for the suites: set once for a build, and watched while editing. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { DefinePlugin, type WebpackPluginInstance } from "webpack";
import { suitesPathOf } from "../../src/settings/navigation";

const folder = resolve(process.cwd(), "content/suites");

const suiteFolders = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The page of the only suite, or the list of several. */
export const currentSuitesPath = (): string => suitesPathOf(suiteFolders());

/** The modules that are replaced in the build of a house with one suite: a pattern for the imported path, and the file in its place. */
export const oneSuiteModules = [
  [/\/page-site$/, "src/components/layout/only-page-site.ts"],
  [/\/suite-choice$/, "src/features/booking/no-suite-choice.tsx"],
  [/\/chosen-suite(?:\.ts)?$/, "src/lib/booking/only-suite.ts"],
] as const;

/** Whether guests choose between suites. */
export const hasSeveralSuites = (): boolean => suiteFolders().length > 1;

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

/**
 * What in the bundles depends on the number of suites: the path of the link to the suites (menu and footer), and the modules
 * of the choice between suites.
 */
import { resolve } from "node:path";
import { DefinePlugin, type WebpackPluginInstance } from "webpack";
import { suitesPathOf } from "../../src/settings/navigation";
import { pathsOf, suiteFoldersOf } from "../content/content-reader";
import { contentDirectory } from "../folders";

/** The folders of the suites, found in the same way as for the pages: a folder without files is ignored. */
const suiteFolders = (): readonly string[] => suiteFoldersOf(pathsOf(contentDirectory));

/** The page of the only suite, or the list of several. */
export const currentSuitesPath = (): string => suitesPathOf(suiteFolders());

type Replacement = readonly [module: RegExp, file: string];

const oneSuiteModules: readonly Replacement[] = [
  [/\/page-site$/, "src/components/layout/only-page-site.ts"],
  [/\/suite-choice$/, "src/features/booking/no-suite-choice.tsx"],
  [/\/chosen-suite(?:\.ts)?$/, "src/lib/booking/only-suite.ts"],
];

/**
 * The modules that are replaced in the build of a house with one suite: a pattern for the imported path, and the file that
 * is used instead. Empty with several suites.
 */
export const replacedModules = (): readonly Replacement[] => (suiteFolders().length > 1 ? [] : oneSuiteModules);

/**
 * Compiles the path of the link to the suites into the bundles. The development server compiles it again whenever
 * the folders of suites change.
 */
export const suitesPathConstant = (): WebpackPluginInstance =>
  new DefinePlugin({
    "process.env.GATSBY_SUITES_PATH": DefinePlugin.runtimeValue(() => JSON.stringify(currentSuitesPath()), {
      contextDependencies: [resolve(contentDirectory, "suites")],
      version: currentSuitesPath,
    }),
  });

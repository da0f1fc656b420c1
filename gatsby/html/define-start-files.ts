import type { CreateWebpackConfigArgs } from "gatsby";
import type { WebpackPluginInstance } from "webpack";
import { readStartFiles } from "./start-files";
import { appErrorTexts } from "./start-texts";

interface WebpackPlugins {
  readonly define: (constants: Readonly<Record<string, string>>) => WebpackPluginInstance;
}

/** Defines the start scripts as a constant for rendering pages, and the texts of the app-level error screen for every bundle. */
export const defineStartFiles = ({ actions, stage, plugins }: CreateWebpackConfigArgs): void => {
  const root = process.cwd();
  const { define } = plugins as unknown as WebpackPlugins;
  actions.setWebpackConfig({ plugins: [define({ APP_ERROR_TEXTS: JSON.stringify(appErrorTexts(root)) })] });
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [define({ START_FILES: JSON.stringify(readStartFiles(root)) })] });
  }
};

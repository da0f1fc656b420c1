import type { CreateWebpackConfigArgs } from "gatsby";
import type { WebpackPluginInstance } from "webpack";
import { readStartFiles } from "./start-files";
import { appErrorTexts } from "./start-texts";

interface WebpackPlugins {
  readonly define: (constants: Readonly<Record<string, string>>) => WebpackPluginInstance;
}

/** Gives the renderer of pages the start scripts as a constant, and every bundle the words of the last error screen. */
export const defineStartFiles = ({ actions, stage, plugins }: CreateWebpackConfigArgs): void => {
  const root = process.cwd();
  const { define } = plugins as unknown as WebpackPlugins;
  actions.setWebpackConfig({ plugins: [define({ APP_ERROR_TEXTS: JSON.stringify(appErrorTexts(root)) })] });
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [define({ START_FILES: JSON.stringify(readStartFiles(root)) })] });
  }
};

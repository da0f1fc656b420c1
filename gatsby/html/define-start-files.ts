import type { CreateWebpackConfigArgs } from "gatsby";
import type { WebpackPluginInstance } from "webpack";
import { AppScriptsPlugin } from "./app-scripts-plugin";
import { readStartFiles } from "./start-files";

interface WebpackPlugins {
  readonly define: (constants: Readonly<Record<string, string>>) => WebpackPluginInstance;
}

/** Gives the renderer of pages the start scripts as a constant, and the bundler of scripts the task of naming Gatsby's. */
export const defineStartFiles = ({ actions, stage, plugins }: CreateWebpackConfigArgs): void => {
  const root = process.cwd();
  if (stage === "build-html") {
    const { define } = plugins as unknown as WebpackPlugins;
    actions.setWebpackConfig({ plugins: [define({ START_FILES: JSON.stringify(readStartFiles(root)) })] });
  }
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [new AppScriptsPlugin(root)] });
};

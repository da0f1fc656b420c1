/** Has Gatsby give pages the names under which hosts serve them without a slash. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "./public-folder";

/** In this process, and in those that Gatsby begins from now on to render pages: they are begun with its arguments. */
export const onPreInit = (): void => {
  const file = join(projectFolder, "gatsby/hosting/page-names.cjs");
  process.execArgv.push("--require", file);
  createRequire(file)(file);
};

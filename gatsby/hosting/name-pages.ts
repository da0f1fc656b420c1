/** Makes Gatsby write pages under the names that hosts serve without a slash. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "./public-folder";

/** In this process, and in the processes that Gatsby starts later to render pages: they inherit its arguments. */
export const onPreInit = (): void => {
  const file = join(projectFolder, "gatsby/hosting/page-names.cjs");
  process.execArgv.push("--require", file);
  createRequire(file)(file);
};

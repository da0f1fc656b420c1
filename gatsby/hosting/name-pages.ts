/** Makes Gatsby write pages under file names that hosts serve without a trailing slash. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "./public-folder";

/** Loads page-names.cjs in this process, and in the processes that Gatsby starts later to render pages: they inherit the arguments. */
export const onPreInit = (): void => {
  const file = join(projectFolder, "gatsby/hosting/page-names.cjs");
  process.execArgv.push("--require", file);
  createRequire(file)(file);
};

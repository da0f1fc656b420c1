import { copyFileSync } from "node:fs";
import { resolve } from "node:path";
import { publicFolder } from "./public-folder";

/** Hosts want `404.html` in a folder; Gatsby has an English one of its own. */
export const copyNotFound = (): void =>
  copyFileSync(resolve(publicFolder, "el/404/index.html"), resolve(publicFolder, "el/404.html"));

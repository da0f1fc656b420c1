import { resolve } from "node:path";

/** The absolute path of `content/`. Gatsby's settings need only this path, so it has a module of its own: all that they import is compiled twice. */
export const contentDirectory = resolve(process.cwd(), "content");

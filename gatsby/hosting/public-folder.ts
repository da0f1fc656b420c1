import { resolve } from "node:path";

/** The root of the project: Gatsby is started there. */
export const projectFolder = process.cwd();

/** Where the built site stands. */
export const publicFolder = resolve(projectFolder, "public");

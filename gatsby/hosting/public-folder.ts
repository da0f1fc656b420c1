import { resolve } from "node:path";

/** The root of the project: Gatsby is started there. */
export const projectFolder = process.cwd();

/** Where the built site stands. */
export const publicFolder = resolve(projectFolder, "public");

/** Folders of `public/` that hold no pages. */
const notPages = /^(?:page-data|static|_gatsby|~partytown)\//;

/** Whether a file of `public/`, by its path in it, is the HTML of a page. */
export const isPageFile = (file: string): boolean => file.endsWith(".html") && !notPages.test(file);

import { resolve } from "node:path";

/**
 * The absolute path of `content/`. In a small module of its own, because Gatsby compiles a second copy of all
 * that gatsby/config.ts imports.
 */
export const contentDirectory = resolve(process.cwd(), "content");

import { resolve } from "node:path";

/** The absolute path of `content/`. It is a separate module because Gatsby compiles what `gatsby/config.ts` imports a second time. */
export const contentDirectory = resolve(process.cwd(), "content");

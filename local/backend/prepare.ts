/** Prepares the database template ahead of the first start; part of `npm run build`. */
import { prepareTemplate } from "./template.ts";

prepareTemplate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** Serves the last build without building again: `tsx local/serve.ts` (settings: server/settings.ts). */
import { orExplain, serve } from "./server/run";

void orExplain(serve);

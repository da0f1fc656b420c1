/** Serves the last build without building again: `tsx local/serve.ts` (PORT, DATA_DIR, FRESH). */
import { orExplain, serve } from "./server/run";

void orExplain(serve);

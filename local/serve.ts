/** Serves the site that was built last, without building: `tsx local/serve.ts` (PORT, DATA_DIR, FRESH). */
import { orExplain, serve } from "./server/run";

void orExplain(serve);

/** Serves the last build without building again: `tsx local/serve.ts` (settings: server/start-server.ts). */
import { orExplain } from "./refusal";
import { readSettings, startServer } from "./server/start-server";

/** Serves until the process is asked to stop. A second Ctrl-C ends it immediately. */
export const serve = async (): Promise<void> => {
  const server = await startServer(readSettings());
  console.log(`\nThe site: ${server.address}\nThe same in Greek: ${server.address}/el\nStop with Ctrl-C.`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    void orExplain(() => server.close()).then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
};

if (require.main === module) void orExplain(serve);

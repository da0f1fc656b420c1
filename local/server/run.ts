/** Runs the server until Ctrl-C, and says where it is. */
import { readSettings } from "./settings";
import { startServer } from "./start-server";

/** Ends the process with the reason when something cannot be done; the reason is a sentence, not a stack. */
export const orExplain = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/** Serves until the process is asked to stop. A second Ctrl-C ends it at once. */
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

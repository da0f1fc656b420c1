/** Runs commands, whose errors are printed without a stack trace, and the server until Ctrl-C. */
import { readSettings } from "./settings";
import { startServer } from "./start-server";

/** Runs `work`. If it fails, prints the message without a stack trace and exits with 1. */
export const orExplain = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

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

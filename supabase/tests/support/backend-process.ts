/**
 * Runs the embedded backend in a separate process, so that a test can kill it. Clients can set their IP address with the header
 * `x-test-peer`, which only this process accepts. Argument: data directory. Prints {"port", "secretKey", …} when it is ready, and with LOGS=1
 * also the logs of the functions.
 */
import { createServer } from "node:http";
import { startBackend } from "../../../local/backend/start-backend.ts";
import { answerBackend, guarded } from "../../../local/server/request-listeners.ts";

const origin = "http://localhost";
const [, , dataDir = ""] = process.argv;

const main = async (): Promise<void> => {
  const backend = await startBackend({
    dataDir,
    origin,
    ...(process.env.LOGS === "1" ? {} : { print: () => undefined }),
    seed: process.env.DEMO === "1",
    environment: {
      RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? "1",
      ...(process.env.CALENDAR_FEEDS === undefined ? {} : { CALENDAR_FEEDS: process.env.CALENDAR_FEEDS }),
    },
  });
  const answer = answerBackend(backend, origin, ({ headers }) => String(headers["x-test-peer"] ?? "192.0.2.1"));
  const server = createServer(guarded(() => answer));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(
      JSON.stringify({
        port: typeof address === "object" ? address?.port : 0,
        secretKey: backend.secretKey,
        maintenanceSecret: backend.maintenanceSecret,
        staff: backend.staff,
      }),
    );
  });
  process.once("SIGTERM", () => {
    server.close();
    server.closeAllConnections();
    void backend.close().then(() => process.exit(0));
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/**
 * Starts only the backend, for development beside `gatsby develop`: `tsx local/backend/serve.ts`. Reads PORT,
 * SITE_ORIGIN, DATA_DIR and DATABASE_URL.
 */
import { createServer } from "node:http";
import { orExplain } from "../refusal.ts";
import { answerBackend, guarded } from "../server/request-listeners.ts";
import { startBackend } from "./start-backend.ts";

const port = Number(process.env.PORT ?? "54321");
const origin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;

void orExplain(async () => {
  const backend = await startBackend({ origin });
  const answer = answerBackend(backend, origin);
  const server = createServer(guarded(() => answer));
  server.listen(port, "127.0.0.1", () => console.log(`Backend: ${origin}`));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    void backend.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
});

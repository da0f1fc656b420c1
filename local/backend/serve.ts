/**
 * Starts only the backend, for development beside `gatsby develop`: `tsx local/backend/serve.ts`. Reads PORT, HOST,
 * SITE_ORIGIN, DATA_DIR and DATABASE_URL.
 */
import { orExplain } from "../refusal.ts";
import { expectFree, listen, portNumber } from "../server/ports.ts";
import { answerBackend, guarded, onlyKnownHosts } from "../server/request-listeners.ts";
import { startBackend } from "./start-backend.ts";

void orExplain(async () => {
  const port = portNumber("PORT", process.env.PORT ?? "54321");
  const address = `http://localhost:${port}`;
  const origin = process.env.SITE_ORIGIN ?? address;
  await expectFree(port);
  const backend = await startBackend({ origin, environment: { FUNCTIONS_URL: `${address}/functions/v1` } });
  const answer = answerBackend(backend, origin);
  const stopListening = await listen(port, onlyKnownHosts(guarded(() => answer)));
  console.log(`Backend: ${address}`);
  const stop = (): void =>
    void stopListening()
      .then(() => backend.close())
      .then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
});

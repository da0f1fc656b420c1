/** Serves the built site and the embedded backend at one local address. */
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import { readBuiltHeaders, readBuiltRedirects } from "../../gatsby/hosting/saved-files";
import { startBackend } from "../backend/start-backend";
import { announceAddress } from "../backend/running-address";
import { reset } from "../backend/reset";
import { answerBackend, belongsTo } from "./answer-backend";
import { answerSite } from "./answer-site";
import { guarded, onlyKnownHosts } from "./guarded";
import { listen } from "./ports";

export interface ServerOptions {
  readonly port: number;
  /** Folder of the backend's data. */
  readonly dataDir: string;
  /** Whether to delete the backend's data first. */
  readonly fresh: boolean;
  /** Additional environment variables for the functions. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the site and the backend. Rejects with a clear message if the site is not built, the port is taken, or the data
 * directory is in use.
 */
export const startServer = async ({
  port,
  dataDir,
  fresh,
  environment = {},
}: ServerOptions): Promise<RunningServer> => {
  const folder = resolve("public");
  if (!existsSync(resolve(folder, "index.html"))) {
    throw new Error(
      "There is no built site in public/ yet. “npm start” builds and serves it, “npm run build” builds it.",
    );
  }
  const headers = readBuiltHeaders();
  const redirects = readBuiltRedirects();
  const address = `http://localhost:${port}`;
  let handler: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "2" }).end("Starting\n");
  };
  const stopListening = await listen(
    port,
    onlyKnownHosts((request, response) => handler(request, response)),
  );
  try {
    if (fresh) reset(dataDir);
    const backend = await startBackend({ origin: address, dataDir, environment });
    const site = answerSite({ folder, headers, redirects });
    const mounted = answerBackend(backend, address);
    handler = guarded((pathname) => (belongsTo(backend, pathname) ? mounted : site));
    const withdraw = announceAddress(dataDir, address);
    const close = async (): Promise<void> => {
      withdraw();
      await stopListening();
      await backend.close();
    };
    return { address, close };
  } catch (error) {
    await stopListening();
    throw error;
  }
};

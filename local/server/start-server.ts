/** Serves the built site and the embedded backend at one local address. HOST is read in ports.ts and request-listeners.ts. */
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import { readBuiltHeaders, readBuiltRedirects } from "../../gatsby/hosting/saved-files";
import { announceAddress, reset } from "../backend/data-directory";
import { defaultDataDir } from "../backend/repository-paths";
import { startBackend } from "../backend/start-backend";
import { answerSite } from "./answer-site";
import { listen, portNumber } from "./ports";
import { answerBackend, belongsTo, guarded, onlyKnownHosts } from "./request-listeners";

interface ServerOptions {
  readonly port: number;
  /** Folder of the backend's data. */
  readonly dataDir: string;
  /** Whether to delete the backend's data first. */
  readonly fresh: boolean;
  /** Additional environment variables for the functions. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The settings in the environment: PORT, DATA_DIR, FRESH, RATE_LIMIT_FACTOR. Throws an error with a clear message if one is invalid. */
export const readSettings = (): ServerOptions => {
  const { PORT = "9000", DATA_DIR = defaultDataDir, FRESH = "0", RATE_LIMIT_FACTOR } = process.env;
  if (RATE_LIMIT_FACTOR !== undefined && !/^[1-9]\d{0,5}$/.test(RATE_LIMIT_FACTOR))
    throw new Error("RATE_LIMIT_FACTOR must be a whole number from 1 to 999999.");
  return {
    port: portNumber("PORT", PORT),
    dataDir: resolve(DATA_DIR),
    fresh: FRESH !== "0",
    // Multiplies the rate limits of the forms and of `uploads`, because tests send many requests.
    ...(RATE_LIMIT_FACTOR !== undefined && { environment: { RATE_LIMIT_FACTOR } }),
  };
};

interface RunningServer {
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

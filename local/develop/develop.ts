/**
 * `npm run dev`: Gatsby's development server with the embedded backend. Content and code are reloaded when saved.
 * Prints only what matters to editors; `npm run dev -- --verbose` prints Gatsby's whole output.
 */
import "../expect-node";
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { publicKey, announceAddress } from "../backend/data-directory";
import { startBackend } from "../backend/start-backend";
import { discardMovedCache, recordFolder } from "../moved-cache";
import { orExplain } from "../refusal";
import { answerBackend, guarded, onlyKnownHosts } from "../server/request-listeners";
import { expectFree, listenFrom } from "../server/ports";
import { readSettings } from "../server/start-server";
import { developLog } from "./develop-log";
import { runGatsby, watchCode, untilContentIsValid } from "./run-gatsby";

/** Prints the backend's output, except lines of the level “info” (successful requests) and the mailbox's URL, which `welcome` contains. */
const printBackend = (line: string): void => {
  if (!/^\{"level":"info"|^Mailbox:/.test(line)) console.log(line);
};

/** The site's port if PORT is not set. */
const defaultPort = 8000;

/** The backend's port; if it is taken, the next free one is used. The Supabase CLI has the same default. */
const backendPort = 54_321;

void orExplain(async () => {
  const { values } = parseArgs({ options: { verbose: { type: "boolean", default: false } } });
  const { verbose } = values;
  const settings = readSettings();
  const port = process.env.PORT === undefined ? defaultPort : settings.port;
  await expectFree(port);
  // Before the backend, which also reads the content.
  await untilContentIsValid(resolve("content"), (message) => console.error(`\n${message}\n`));
  const origin = `http://localhost:${port}`;
  const { dataDir } = settings;
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const listening = await listenFrom(
    backendPort,
    onlyKnownHosts((request, response) => answer(request, response)),
  );
  const address = `http://localhost:${listening.port}`;
  const backend = await startBackend({
    origin,
    dataDir,
    environment: { ...settings.environment, FUNCTIONS_URL: `${address}/functions/v1` },
    ...(!verbose && { print: printBackend }),
  });
  const handler = answerBackend(backend, address);
  answer = guarded(() => handler);
  const withdraw = announceAddress(dataDir, address);
  const welcome = `
  The site, with drafts:   ${origin}   and   ${origin}/el
  Data (GraphiQL):         ${origin}/___graphql
  Mailbox:                 ${address}/_mailbox
  Files under content/ and src/ are read again when you save them. Stop with Ctrl-C.
`;
  console.log(
    verbose ? welcome : "Preparing the site: its address appears here in a moment, or in two minutes the first time.",
  );
  discardMovedCache(process.cwd());
  // Ctrl-C also reaches Gatsby directly; pressed twice, it ends this process at once. SIGTERM reaches only this process, so it is passed on.
  const termination = new AbortController();
  process.once("SIGINT", () => process.once("SIGINT", () => process.exit(130)));
  process.on("SIGTERM", () => termination.abort());
  const { onMessage } = developLog({ print: console.log, welcome, root: process.cwd() });
  // Gatsby reports saved content files, but not saved code files.
  const stopWatching = verbose ? undefined : watchCode((path) => console.log(`changed: ${path}`));
  const code = await runGatsby({
    port,
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_SUPABASE_URL: address,
      GATSBY_SUPABASE_ANON_KEY: publicKey,
    },
    signal: termination.signal,
    ...(!verbose && { onMessage }),
  });
  stopWatching?.();
  recordFolder(process.cwd());
  withdraw();
  await listening.stop();
  await backend.close();
  process.exit(code);
});

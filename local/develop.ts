/** `npm run dev`: Gatsby's development server with the embedded backend beside it; content and code reload as they are saved. */
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import { publicKey } from "./backend/keys";
import { announceAddress } from "./backend/running-address";
import { startBackend } from "./backend/start-backend";
import { wholeContent } from "./content/whole-content";
import { answerBackend } from "./server/answer-backend";
import { guarded, onlyKnownHosts } from "./server/guarded";
import { expectFree, listenFrom } from "./server/listen";
import { orExplain } from "./server/run";
import { readSettings } from "./server/settings";
import { runCommand } from "./testing/run-command";

/** The backend's port, or the next free one: Supabase's own command uses the same. */
const backendPort = 54_321;

void orExplain(async () => {
  const port = process.env.PORT === undefined ? 8000 : readSettings().port;
  await expectFree(port);
  const origin = `http://localhost:${port}`;
  const { dataDir } = readSettings();
  const backend = await startBackend({ origin, dataDir });
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const listening = await listenFrom(
    backendPort,
    onlyKnownHosts((request, response) => answer(request, response)),
  );
  const address = `http://localhost:${listening.port}`;
  const handler = answerBackend(backend, address);
  answer = guarded(() => handler);
  const withdraw = announceAddress(dataDir, address);
  console.log(`
  The site, with drafts:   ${origin}   and   ${origin}/el
  What the pages can ask:  ${origin}/___graphql
  Mailbox:                 ${address}/_mailbox
  Files under content/ and src/ are read again when you save them. Stop with Ctrl-C.
`);
  await wholeContent(resolve("content"), (message) => console.error(`\n${message}\n`));
  // Ctrl-C reaches Gatsby by itself; who asks this process alone to end means Gatsby too.
  const asked = new AbortController();
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => asked.abort());
  const code = await runCommand({
    words: [process.execPath, "node_modules/gatsby/cli.js", "develop", "--port", String(port)],
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_SUPABASE_URL: address,
      GATSBY_SUPABASE_ANON_KEY: publicKey,
    },
    until: asked.signal,
  });
  withdraw();
  await listening.stop();
  await backend.close();
  process.exitCode = code;
});

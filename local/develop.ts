/** `npm run dev`: Gatsby's development server with the embedded backend beside it; content and code reload as they are saved. */
import { publicKey } from "./backend/keys";
import { announceAddress } from "./backend/running-address";
import { startBackend } from "./backend/start-backend";
import { answerBackend } from "./server/answer-backend";
import { expectFree, listen } from "./server/listen";
import { orExplain } from "./server/run";
import { readSettings } from "./server/settings";
import { runCommand } from "./testing/run-command";

const backendPort = 54_321;

void orExplain(async () => {
  const port = process.env.PORT === undefined ? 8000 : readSettings().port;
  await expectFree(port);
  const origin = `http://localhost:${port}`;
  const { dataDir } = readSettings();
  const backend = await startBackend({ origin, dataDir });
  const answer = answerBackend(backend, `http://localhost:${backendPort}`);
  const stopListening = await listen(backendPort, (request, response) => void answer(request, response));
  const withdraw = announceAddress(dataDir, `http://localhost:${backendPort}`);
  console.log(`
  The site, with drafts:   ${origin}   and   ${origin}/el
  What the pages can ask:  ${origin}/___graphql
  Mailbox:                 http://localhost:${backendPort}/_mailbox
  Files under content/ and src/ are read again when you save them. Stop with Ctrl-C.
`);
  process.on("SIGINT", () => undefined);
  const code = await runCommand({
    words: ["npx", "gatsby", "develop", "--port", String(port)],
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_SUPABASE_URL: `http://localhost:${backendPort}`,
      GATSBY_SUPABASE_ANON_KEY: publicKey,
    },
  });
  withdraw();
  await stopListening();
  await backend.close();
  process.exitCode = code;
});

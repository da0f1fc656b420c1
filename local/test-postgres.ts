/**
 * `npm run test:postgres`: the rules of the database, ten thousand bad requests and a backend killed during a write, on PGlite and on every
 * PostgreSQL that can run here. `npm test` runs the rules on the newest of them, the rest on PGlite alone.
 */
import { installations, noPostgresMessage } from "../supabase/tests/support/real-postgres";
import { Refusal, orRefuse } from "./refusal";
import { runCommand } from "./testing/run-command";

void orRefuse(async () => {
  if (installations().length === 0) throw new Refusal(noPostgresMessage);
  process.exitCode = await runCommand({
    words: [
      "npx",
      "jest",
      "--ci",
      "--config",
      "supabase/jest.config.cjs",
      "--testPathPatterns",
      "supabase/tests/(?!slow/(journeys|picture))",
    ],
    env: { POSTGRES: "all" },
  });
});

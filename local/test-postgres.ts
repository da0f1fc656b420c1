/**
 * `npm run test:postgres`: runs the tests in supabase/tests, except the slow ones of the journeys and of the pictures' limits, on
 * PGlite and on every installed PostgreSQL. `npm test` runs the database's tests on PGlite and the newest
 * PostgreSQL, and all others on PGlite alone.
 */
import { installations, noPostgresMessage } from "../supabase/tests/support/real-postgres";
import { Refusal, orRefuse } from "./refusal";
import { runCommand } from "./testing/run-command";

void orRefuse(async () => {
  if (installations().length === 0) throw new Refusal(noPostgresMessage);
  process.exitCode = await runCommand({
    argv: [
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

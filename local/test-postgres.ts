/**
 * `npm run test:postgres`: runs the database's tests, ten thousand invalid requests, and the test that kills a backend
 * during a write, on PGlite and on every installed PostgreSQL. `npm test` runs the database's tests on the newest
 * PostgreSQL and the others only on PGlite.
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

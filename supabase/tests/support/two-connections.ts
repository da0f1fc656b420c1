/** Two people at once: needs PostgreSQL, as PGlite has one connection only. */
import postgres, { type Sql } from "postgres";
import { migrate } from "../../../local/backend/migrate.ts";
import { installations, startPostgres } from "./real-postgres.ts";

interface Connections {
  readonly one: Sql;
  readonly other: Sql;
  /** Resolves once a connection waits for what another one holds. */
  readonly untilBlocked: () => Promise<void>;
}

/** A test on a migrated server of its own with two connections; skipped where no PostgreSQL can run. */
export const testConcurrently = (name: string, run: (connections: Connections) => Promise<void>): void => {
  const [installation] = installations();
  (installation === undefined ? test.skip : test)(name, async () => {
    if (installation === undefined) return;
    const server = await startPostgres(installation);
    const connect = () => postgres(server.url, { max: 1, onnotice: () => undefined });
    const [one, other, watcher] = [connect(), connect(), connect()];
    try {
      await migrate({
        script: async (sql) => void (await one.unsafe(sql)),
        query: async <Row>(sql: string, values: readonly unknown[] = []) =>
          (await one.unsafe(sql, [...values] as never[])) as unknown as Row[],
      });
      const untilBlocked = async () => {
        while ((await watcher`select from pg_locks where not granted`).length === 0);
      };
      await run({ one, other, untilBlocked });
    } finally {
      await Promise.all([one, other, watcher].map((sql) => sql.end({ timeout: 1 })));
      await server.stop();
    }
  });
};

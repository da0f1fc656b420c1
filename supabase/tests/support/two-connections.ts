/** Tests with two concurrent connections. They need PostgreSQL, because PGlite has only one connection. */
import postgres, { type Sql } from "postgres";
import { migrate } from "../../../local/backend/migrate.ts";
import { installations, startPostgres } from "./real-postgres.ts";

interface Connections {
  readonly one: Sql;
  readonly other: Sql;
  /** Resolves when a connection waits for a lock. */
  readonly untilBlocked: () => Promise<void>;
}

/** Defines a test with two connections to a migrated server; skipped if PostgreSQL cannot run. */
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

/** Tests with two concurrent connections. They need PostgreSQL, because PGlite has only one connection. */
import postgres, { type Sql } from "postgres";
import { migrate } from "../../local/backend/migrate.ts";
import { installations, startPostgres } from "./support/real-postgres.ts";

interface Connections {
  readonly one: Sql;
  readonly other: Sql;
  /** Resolves when a connection waits for a lock. */
  readonly untilBlocked: () => Promise<void>;
}

/** Defines a test with two connections to a migrated server; skipped if PostgreSQL cannot run. */
const testConcurrently = (name: string, run: (connections: Connections) => Promise<void>): void => {
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

// The jobs “statistics of today” and “statistics of ended days” can roll up the same day, and a long one may still run when the other starts.
testConcurrently("the second of two roll-ups of a day waits for the first", async ({ one, other, untilBlocked }) => {
  await one`insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
    values ('2026-03-04 12:00Z', gen_random_uuid(), '/', 'lcp', 2000, 'good')`;
  await one`begin`;
  await one`select public.roll_up_performance('2026-03-04')`;
  // The roll-up of another day does not wait.
  await other`select public.roll_up_performance('2026-03-05')`;
  const second = other`select public.roll_up_performance('2026-03-04')`.then(
    () => "done",
    (error: unknown) => (error as { code?: string }).code,
  );
  await untilBlocked();
  await one`commit`;
  expect(await second).toBe("done");
  const rows = await one`select samples::int from public.performance_daily
    where day = '2026-03-04' and page_path = '*' and device_class = '*' and connection_type = '*' and language = '*'`;
  expect([...rows]).toEqual([{ samples: 1 }]);
});

const eleni = "00000000-0000-4000-8000-0000000000a1";
const nikos = "00000000-0000-4000-8000-0000000000a2";

testConcurrently(
  "one of two owners who step down at the same time stays an owner",
  async ({ one, other, untilBlocked }) => {
    for (const id of [eleni, nikos]) {
      await one`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
      await one`insert into public.staff (user_id, role, name) values (${id}, 'owner', 'Owner')`;
    }
    // Both step down before either transaction is committed.
    await one`begin`;
    await other`begin`;
    await one`update public.staff set role = 'editor' where user_id = ${eleni}`;
    await other`update public.staff set role = 'editor' where user_id = ${nikos}`;
    // The first transaction has checked the rule but is not committed. The second has to wait for it, and is then refused.
    await one`set constraints public.require_an_owner immediate`;
    const second = other`set constraints public.require_an_owner immediate`.then(
      () => "allowed",
      (error: unknown) => (error as { code?: string }).code,
    );
    await untilBlocked();
    await one`commit`;
    expect(await second).toBe("23514");
    await other`commit`;
    const owners = await one`select from public.staff where role = 'owner'`;
    expect(owners).toHaveLength(1);
  },
);

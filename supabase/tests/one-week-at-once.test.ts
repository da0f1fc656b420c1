/** A week's sum and a roll-up of one of its days at the same moment: needs PostgreSQL, as PGlite has one connection only. */
import postgres from "postgres";
import { migrate } from "../../local/backend/migrate.ts";
import { installedPostgres, type Server, startPostgres } from "./support/real-postgres.ts";

const whereInstalled = installedPostgres() === undefined ? test.skip : test;
let server: Server | undefined;

afterAll(() => server?.stop());

whereInstalled("a week is not summed during a roll-up, and a roll-up during the sum ends it afterwards", async () => {
  server = await startPostgres();
  const one = postgres(server.url, { max: 1, onnotice: () => undefined });
  const other = postgres(server.url, { max: 1, onnotice: () => undefined });
  await migrate({
    script: async (sql) => void (await one.unsafe(sql)),
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await one.unsafe(sql, [...values] as never[])) as unknown as Row[],
  });
  const summed = async () => (await one`select week from public.performance_weeks`).length;
  await one`begin`;
  await one`select public.roll_up_performance('2026-03-04')`;
  expect(await other`select private.sum_week('2026-03-02') as done`).toEqual([{ done: false }]);
  expect(await other`select private.sum_week('2026-03-09') as done`).toEqual([{ done: true }]);
  await one`commit`;
  expect(await summed()).toBe(1);

  await one`begin`;
  expect(await one`select private.sum_week('2026-03-02') as done`).toEqual([{ done: true }]);
  const roll = other`select public.roll_up_performance('2026-03-08')`.execute();
  let waiting = false;
  while (!waiting) {
    const [row] = await one`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`;
    waiting = row?.n === 1;
  }
  await one`commit`;
  await roll;
  expect(await summed()).toBe(1);
  await one.end();
  await other.end();
});

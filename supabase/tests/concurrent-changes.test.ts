/**
 * Concurrent changes. If two members edit the same version of a row, only the first change succeeds. If two connections change
 * the same rows, one waits for the other; this needs PostgreSQL, because PGlite has only one connection.
 */
import postgres, { type Sql } from "postgres";
import { migrate } from "../../local/backend/migrate.ts";
import { asActor, seedActors } from "./support/actors.ts";
import { installations, startPostgres } from "./support/real-postgres.ts";
import { type Target, statementsOn, targets } from "./support/target.ts";

const picture = (path: string, position: number) =>
  `insert into public.gallery_images (path, content_type, bytes, width, height, category, position)
   values ('${path}.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', ${position})`;
const request = `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on)
  values ('access', 'Ann', 'ann@example.com', 'en', '${"e".repeat(64)}', now(), 'open', now(), 'DSR-V', current_date)`;

describe.each(targets)("versions of rows on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  afterEach(() =>
    target.script(`delete from public.contact_messages; delete from public.gallery_images; delete from public.data_subject_requests;
      update public.staff set role = 'editor' where name = 'Editor' and role <> 'editor'`),
  );
  afterAll(() => target.close());

  const change = (sql: string) => asActor(target, "owner", () => target.run(sql));

  test.each([
    [
      "a message",
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'Hello', 'en')",
      "update public.contact_messages set status = 'answered' where version = 1",
      "update public.contact_messages set status = 'archived' where version = 1",
    ],
    [
      "a message (the second member tries to delete it)",
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'Hello', 'en')",
      "update public.contact_messages set status = 'answered' where version = 1",
      "delete from public.contact_messages where version = 1",
    ],
    [
      "a picture",
      picture("a", 1),
      "update public.gallery_images set alt_en = 'A bed' where version = 1",
      "update public.gallery_images set alt_en = 'The bed' where version = 1",
    ],
    [
      "a request",
      request,
      "update public.data_subject_requests set notes = 'Called' where version = 1",
      "update public.data_subject_requests set notes = 'Wrote' where version = 1",
    ],
    [
      "the account of a colleague (the second member tries to delete it)",
      "select 1",
      "update public.staff set role = 'owner' where role = 'editor' and version = 1",
      "delete from public.staff where name = 'Editor' and version = 1",
    ],
  ])("if two members saw the same version of %s, only the first changes it", async (_what, stored, first, second) => {
    await target.script(stored);
    expect([await change(first), await change(second)]).toEqual([1, 0]);
  });

  test("the pictures are reordered only for a member who saw their current order, and reordering does not increase their versions", async () => {
    await target.script(["a", "b", "c"].map((path, at) => picture(path, at + 1)).join("; "));
    const rows = await target.query<{ id: string }>("select id::text from public.gallery_images order by position");
    const [a = "", b = "", c = ""] = rows.map(({ id }) => id);
    const order = (ids: readonly string[], seen: readonly string[]) =>
      asActor(target, "editor", async () => {
        const [row] = await target.query<{ done: boolean }>(
          `select public.reorder_gallery('{${ids.join()}}', '{${seen.join()}}') as done`,
        );
        return row?.done;
      });
    expect(await order([c, a, b], [a, b, c])).toBe(true);
    // Another member still sees the first order.
    expect(await order([b, a, c], [a, b, c])).toBe(false);
    // Pictures added or deleted meanwhile are ignored.
    expect(await order([a, c], [c, a])).toBe(true);
    expect(await order([c, a, b], [a, "00000000-0000-4000-8000-0000000000ff", b])).toBe(true);
    expect(await target.query("select version from public.gallery_images")).toEqual(rows.map(() => ({ version: 1 })));
  });
});

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
      await migrate(statementsOn(one));
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

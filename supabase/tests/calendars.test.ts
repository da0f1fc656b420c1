/** Availability: blocked nights and their log, stored readings of feeds, and deletion of feeds that are no longer configured. */
import { actingAs, seedActors } from "./support/actors.ts";
import { openPglite, type Target } from "./support/target.ts";

let target: Target;

beforeAll(async () => {
  target = await openPglite();
  await seedActors(target);
});
beforeEach(() => target.script("begin"));
afterEach(() => target.script("rollback"));
afterAll(() => target.close());

const block = (from: string, to: string, reason = "Painting") =>
  target.query<{ id: string }>(
    `insert into public.blocked_nights (first_night, departure, reason) values ('${from}', '${to}', '${reason}') returning id`,
  );

const save = (snapshot: object) =>
  target.query("select public.save_calendar_snapshot($1::text::jsonb)", [JSON.stringify(snapshot)]);

const snapshot = (feed: string, more: object = {}) => ({
  feed,
  label: feed,
  read_at: "2026-11-25T08:00:00Z",
  good_at: "2026-11-25T08:00:00Z",
  taken: [["2026-12-04", "2026-12-08"]],
  not_open: [],
  entries: 1,
  warnings: [],
  empty_reads: 0,
  ...more,
});

const state = async () =>
  (
    await target.query<{
      state: { snapshots: { feed: string }[]; blocked: { suite: string | null; nights: string[] }[] };
    }>("select public.calendar_state() as state")
  )[0]?.state;

const feeds = async () => (await state())?.snapshots.map(({ feed }) => feed);

test("the same nights are blocked once for each suite and reason", async () => {
  await block("2026-12-04", "2026-12-08");
  await block("2026-12-04", "2026-12-08", "Holidays");
  await target.script(`insert into public.blocked_nights (first_night, departure, suite, reason)
    values ('2026-12-04', '2026-12-08', 'garden', 'Painting')`);
  await expect(block("2026-12-04", "2026-12-08")).rejects.toMatchObject({ code: "23505" });
});

test.each(["owner", "editor"] as const)("logs nights that an %s blocks or frees", async (actor) => {
  await target.script(actingAs(actor));
  const [row] = await block("2026-12-04", "2026-12-08");
  await target.query("delete from public.blocked_nights where id = $1::uuid", [row?.id]);
  await target.script("reset role");
  const logged = await target.query(
    "select action, actor_name, entity, entity_id, details from public.audit_log where entity = 'blocked_nights' order by id",
  );
  const entry = {
    actor_name: actor === "owner" ? "Owner" : "Editor",
    entity: "blocked_nights",
    entity_id: row?.id,
    details: { from: "2026-12-04", to: "2026-12-08" },
  };
  expect(logged).toEqual([
    { action: "block nights", ...entry },
    { action: "free nights", ...entry },
  ]);
});

test.each([
  ["a period without a night", "2026-12-04", "2026-12-04", "Painting"],
  ["an end before the start", "2026-12-04", "2026-12-03", "Painting"],
  ["more than 366 nights", "2026-12-04", "2027-12-06", "Painting"],
  ["a year of five digits", "20277-03-01", "20277-03-05", "Painting"],
  ["a year before Christ", "0045-03-01 BC", "0045-03-05 BC", "Painting"],
  ["an empty reason", "2026-12-04", "2026-12-08", "  "],
])("refuses %s", async (_, from, to, reason) => {
  await target.script(actingAs("owner"));
  await expect(block(from, to, reason)).rejects.toMatchObject({ code: "23514" });
});

test("a member cannot block nights in another member's name", async () => {
  await target.script(actingAs("editor"));
  await expect(
    target.query(`insert into public.blocked_nights (first_night, departure, reason, created_by)
      values ('2026-12-04', '2026-12-08', 'Painting', '00000000-0000-4000-8000-00000000000c')`),
  ).rejects.toMatchObject({ code: "42501" });
});

test("calendar_state returns the blocked nights until two days after the departure, without their reasons", async () => {
  await target.script(`insert into public.blocked_nights (first_night, departure, reason) values
    ((now() - interval '9 days')::date, (now() - interval '5 days')::date, 'Over'),
    ((now() - interval '5 days')::date, (now() + interval '1 day')::date, 'Painting')`);
  expect((await state())?.blocked).toHaveLength(1);
  expect(JSON.stringify(await state())).not.toContain("Painting");
});

test("a blocked night and a calendar can belong to one suite", async () => {
  await target.script(actingAs("editor"));
  await target.script(`insert into public.blocked_nights (first_night, departure, suite, reason) values
    ((now() + interval '1 day')::date, (now() + interval '2 days')::date, 'garden-suite', 'Painting')`);
  await target.script("reset role");
  await save(snapshot("airbnb", { suite: "garden-suite" }));
  expect(await state()).toMatchObject({
    blocked: [{ suite: "garden-suite" }],
    snapshots: [{ feed: "airbnb", suite: "garden-suite" }],
  });
  const [logged] = await target.query<{ details: object }>(
    "select details from public.audit_log where entity = 'blocked_nights'",
  );
  expect(logged?.details).toMatchObject({ suite: "garden-suite" });
});

test("a reading replaces all data of the previous one", async () => {
  await save(snapshot("airbnb", { problem: "slow", etag: '"1"' }));
  await save(snapshot("booking"));
  await save(snapshot("airbnb", { taken: [["2026-12-10", "2026-12-12"]] }));
  expect((await state())?.snapshots).toEqual([
    expect.objectContaining({ feed: "airbnb", taken: [["2026-12-10", "2026-12-12"]], problem: null, etag: null }),
    expect.objectContaining({ feed: "booking", taken: [["2026-12-04", "2026-12-08"]] }),
  ]);
});

test("deletes feeds that are no longer configured", async () => {
  for (const feed of ["airbnb", "booking", "vrbo"]) await save(snapshot(feed));
  await target.query("select public.delete_other_calendars(array['airbnb', 'vrbo'])");
  expect(await feeds()).toEqual(["airbnb", "vrbo"]);
  await target.query("select public.delete_other_calendars(array[]::text[])");
  expect(await feeds()).toEqual([]);
});

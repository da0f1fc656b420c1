/**
 * Rules for every table, column, foreign key and function of the database, also for future ones: row-level security, indexes, labels of the
 * data about a person, estimated counts, and what each role may do, which is tried and compared with the lists in permissions.txt.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { columnText } from "../../src/features/staff/requests/person.ts";
import { actingAs, asActor, become, seedActors } from "./support/actors.ts";
import { functionMatrix, tableMatrix } from "./support/permission-matrix.ts";
import { samples } from "./support/samples.ts";
import { type Target, targets } from "./support/target.ts";

/** The lines of permissions.txt. Only functions are named with their schema `public` or `private`. */
const listed = readFileSync(path.join(__dirname, "permissions.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .join(" | "),
  );
const isOfFunction = (line: string): boolean => /^(?:public|private)\./.test(line);
const tablePermissions = listed.filter((line) => !isOfFunction(line));
const functionPermissions = listed.filter(isOfFunction);

/** The tables with data about a person. */
const personTables = [
  "contact_messages",
  "newsletter_subscribers",
  "data_subject_requests",
  "free_night_notices",
  "outgoing_emails",
] as const;

describe.each(targets)("on %s", (_name, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  afterAll(() => target.close());

  test("every table in the schemas public, private and storage has row-level security", async () => {
    const rows = await target.query(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)
       and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  test("the name of every policy is a sentence", async () => {
    const rows = await target.query<{ policyname: string }>("select policyname from pg_policies");
    expect(rows.length).toBeGreaterThan(10);
    for (const { policyname } of rows) expect(policyname).toMatch(/^(?:Staff|Owners|Anybody) can [a-z ]+$/);
  });

  test("every function in the schemas public and private sets an empty search path", async () => {
    const rows = await target.query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
       and (p.proconfig is null or not 'search_path=""' = any (p.proconfig))`,
    );
    expect(rows).toEqual([]);
  });

  test("every foreign key has an index, so that deleting a referenced row does not scan whole tables", async () => {
    const rows = await target.query(`
      select c.conrelid::regclass::text as "table", c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(rows).toEqual([]);
  });

  test("every column of person_data has a label", async () => {
    await target.script("begin");
    for (const table of personTables) await target.script(samples[table]?.present ?? "");
    await target.script(actingAs("owner"));
    const [row] = await target.query<{ data: Record<string, readonly object[]> }>(
      "select public.person_data('ann@example.com') as data",
    );
    await target.script("rollback");
    const rows = Object.values(row?.data ?? {}).flat();
    expect(rows).toHaveLength(personTables.length);
    const columns = new Set(rows.flatMap((columnsOf) => Object.keys(columnsOf)));
    // The id is not shown.
    columns.delete("id");
    const label = (key: string) => key;
    expect([...columns].filter((column) => columnText(column, label) === column)).toEqual([]);
  });

  test("only the team and server functions may request estimated counts, also in combination with other preferences", async () => {
    const ask = (prefer: string) =>
      target.query(
        `select set_config('request.headers', '${JSON.stringify({ accept: "*/*", prefer })}', true), before_request.refuse_estimates()`,
      );
    for (const actor of ["anonymous", "stranger"] as const) {
      for (const prefer of ["count=planned", "return=representation, count=estimated"]) {
        await become(target, actor);
        await expect(ask(prefer)).rejects.toMatchObject({ code: "PT403" });
        await target.script("rollback");
      }
      await asActor(target, actor, () => ask("count=exact"));
    }
    for (const actor of ["editor", "owner", "service"] as const)
      await asActor(target, actor, () => ask("count=planned"));
    await target.script("select before_request.refuse_estimates()");
  });

  test("permissions of tables are as listed", async () => {
    expect(await tableMatrix(target)).toEqual(tablePermissions);
  });

  test("permissions of functions are as listed", async () => {
    expect(await functionMatrix(target)).toEqual(functionPermissions);
  });

  test("a new table without permissions in the list is noticed", async () => {
    await target.script("create table public.forgotten (id integer)");
    const lines = await tableMatrix(target);
    await target.script("drop table public.forgotten");
    expect(lines).not.toEqual(tablePermissions);
    expect(lines.find((line) => line.startsWith("forgotten"))).toMatch(/has no sample row/);
  });
});

/** Tries what each role may do in the database, and compares the result with the lists in permissions-of-*.txt. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { seedActors } from "./support/actors.ts";
import { functionMatrix, tableMatrix } from "./support/permission-matrix.ts";
import { type Target, targets } from "./support/target.ts";

const written = (name: string): string[] =>
  readFileSync(path.join(__dirname, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .join(" | "),
    );

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

  test("permissions of tables are as listed", async () => {
    expect(await tableMatrix(target)).toEqual(written("permissions-of-tables.txt"));
  });

  test("permissions of functions are as listed", async () => {
    expect(await functionMatrix(target)).toEqual(written("permissions-of-functions.txt"));
  });

  test("a new table without permissions in the list is noticed", async () => {
    await target.script("create table public.forgotten (id integer)");
    const lines = await tableMatrix(target);
    await target.script("drop table public.forgotten");
    expect(lines).not.toEqual(written("permissions-of-tables.txt"));
    expect(lines.find((line) => line.startsWith("forgotten"))).toMatch(/has no sample row/);
  });
});

/** Rules for migrations before the first release, databases with unknown migrations, and projects with other default grants. */
import { migrate, readMigrations } from "../../local/backend/migrate.ts";
import { type Target, openPglite } from "./support/target.ts";

/** All objects created by migrations, with the name of the migration; policies and triggers with their table. */
const created = readMigrations().flatMap(({ name, sql }) =>
  [
    ...sql.matchAll(
      /^create (?:or replace )?(?:constraint |unique )?(schema|sequence|table|index|function|policy|trigger) ("[^"]+"|[\w.]+)(?:[^;]*? on ([\w.]+))?/gm,
    ),
  ].map(([, kind = "", what = "", table = ""]) => ({
    migration: name,
    object: `${kind} ${what}${kind === "policy" || kind === "trigger" ? ` on ${table}` : ""}`,
  })),
);

test("each object is created in one migration, which is edited until the first release", () => {
  const places = new Map<string, string[]>();
  for (const { object, migration } of created) places.set(object, [...(places.get(object) ?? []), migration]);
  expect([...places].filter(([, migrations]) => migrations.length > 1)).toEqual([]);
  expect(places.size).toBeGreaterThan(100);
});

test("no migration drops, renames or redefines an object of an earlier one", () => {
  const changes = readMigrations().flatMap(({ name, sql }) =>
    [...sql.matchAll(/^(?:drop |create or replace |alter (?:table|function) .*(?:drop|rename|set schema)).*/gm)].map(
      ([statement]) => `${name}: ${statement}`,
    ),
  );
  expect(changes).toEqual([]);
});

test("refuses a database with unknown migrations without applying anything", async () => {
  const versions = [
    ...readMigrations()
      .slice(0, 3)
      .map(({ version }) => version),
    "20250101000000",
  ];
  const script = jest.fn(() => Promise.resolve());
  const query = <Row>(sql: string) =>
    Promise.resolve(
      (sql.includes("to_regclass") ? [{ present: true }] : versions.map((version) => ({ version }))) as Row[],
    );
  await expect(migrate({ script, query })).rejects.toThrow(/\(20250101000000\).*`npm run reset`/);
  expect(script).not.toHaveBeenCalled();
});

/** What the roles may do with a new table, sequence and function. */
const grantsOfNewObjects = async (target: Target) => {
  await target.script(
    `create table public.new_table (); create sequence public.new_sequence;
     create function public.new_function() returns integer language sql set search_path = '' return 1;`,
  );
  const rows = await target.query(
    `select o.name, r.rolname as role, string_agg(a.privilege_type, ', ' order by a.privilege_type) as privileges
     from (select relname as name, relacl as acl from pg_class union all select proname, proacl from pg_proc) as o,
       aclexplode(o.acl) as a left join pg_roles r on r.oid = a.grantee
     where o.name like 'new\\_%' and a.grantee <> a.grantor group by 1, 2 order by 1, 2`,
  );
  await target.script(
    "drop table public.new_table; drop sequence public.new_sequence; drop function public.new_function",
  );
  return rows;
};

test("old projects, which grant everything in `public` to every role by default, grant the same as new ones afterwards", async () => {
  const target = await openPglite();
  try {
    const grants = await grantsOfNewObjects(target);
    expect(grants).toEqual([
      { name: "new_sequence", role: "service_role", privileges: "USAGE" },
      { name: "new_table", role: "service_role", privileges: "DELETE, INSERT, SELECT, UPDATE" },
    ]);
    for (const objects of ["tables", "sequences", "functions"])
      await target.script(
        `alter default privileges in schema public grant all on ${objects} to anon, authenticated, service_role`,
      );
    expect(await grantsOfNewObjects(target)).not.toEqual(grants);
    await target.script(readMigrations()[0]?.sql.replace(/^create schema [^]*/m, "") ?? "");
    expect(await grantsOfNewObjects(target)).toEqual(grants);
  } finally {
    await target.close();
  }
});

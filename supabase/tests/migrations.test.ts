/** The migrations as long as no database has been released, with one place for each object; and databases that have other ones. */
import { migrate, readMigrations } from "../../local/backend/migrate.ts";

/** Each thing that a migration creates, with the migration's name; policies and triggers with their table. */
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

test("each object is created in one place: until the first release a change edits the migration that creates it", () => {
  const places = new Map<string, string[]>();
  for (const { object, migration } of created) places.set(object, [...(places.get(object) ?? []), migration]);
  expect([...places].filter(([, migrations]) => migrations.length > 1)).toEqual([]);
  expect(places.size).toBeGreaterThan(100);
});

test("no migration drops, renames or redefines what an earlier one made", () => {
  const changes = readMigrations().flatMap(({ name, sql }) =>
    [...sql.matchAll(/^(?:drop |create or replace |alter (?:table|function) .*(?:drop|rename|set schema)).*/gm)].map(
      ([statement]) => `${name}: ${statement}`,
    ),
  );
  expect(changes).toEqual([]);
});

test("a database with migrations that are not here any more is refused, and nothing is applied to it", async () => {
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

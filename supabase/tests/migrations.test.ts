/** Rules for migrations before the first release, and databases with unknown migrations. */
import { migrate, readMigrations } from "../../local/backend/migrate.ts";

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

/** Finds out by trying what each actor may do with each table and function. */
import { actors, tryAs } from "./actors.ts";
import { samples } from "./samples.ts";
import type { Target } from "./target.ts";

/** Upper case: all rows. Lower case: only some rows. Hyphen: refused, or no rows. */
const mark = (letter: string, reached: number | string, all: number): string =>
  typeof reached === "string" || reached === 0 ? "-" : reached >= all ? letter : letter.toLowerCase();

const qualified = (table: string): string => (table.includes(".") ? table : `public.${table}`);

const tableNames = async (target: Target): Promise<string[]> => {
  const rows = await target.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`,
  );
  return [...rows.map(({ name }) => name), "storage.buckets", "storage.objects"];
};

/** One line per table: `name | anonymous | stranger | editor | owner | service`, each with the letters S I U D: select, insert, update, delete. */
export const tableMatrix = async (target: Target): Promise<string[]> => {
  const lines: string[] = [];
  for (const table of await tableNames(target)) {
    const sample = samples[table];
    if (sample === undefined) {
      lines.push(`${table} | has no sample row in supabase/tests/support/samples.ts`);
      continue;
    }
    const count = async (): Promise<number> => {
      const [row] = await target.query<{ n: number | bigint }>(`select count(*) as n from ${qualified(table)}`);
      return Number(row?.n);
    };
    if ((await count()) === 0) await target.script(sample.present);
    const all = await count();
    const cells: string[] = [];
    for (const actor of actors) {
      const selected = await tryAs(target, actor, count);
      const inserted = await tryAs(target, actor, () => target.run(sample.insert));
      const updated = await tryAs(target, actor, () => target.run(sample.update));
      const deleted = await tryAs(target, actor, () => target.run(`delete from ${qualified(table)}`));
      cells.push(mark("S", selected, all) + mark("I", inserted, 1) + mark("U", updated, all) + mark("D", deleted, all));
    }
    lines.push(`${table} | ${cells.join(" | ")}`);
  }
  return lines;
};

interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly types: string;
}

/** One line per function, with `X` if the actor may execute it: a call with nulls does not fail with 42501 (permission denied). */
export const functionMatrix = async (target: Target): Promise<string[]> => {
  const routines = await target.query<Routine>(
    `select n.nspname as schema, p.proname as name, coalesce((select string_agg(format_type(t, null), ', ' order by o)
       from unnest(p.proargtypes::oid[]) with ordinality as a (t, o)), '') as types
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype order by 1, 2`,
  );
  const lines: string[] = [];
  for (const { schema, name, types } of routines) {
    const values =
      types === ""
        ? ""
        : types
            .split(", ")
            .map((type) => `null::${type}`)
            .join(", ");
    const cells: string[] = [];
    for (const actor of actors) {
      const result = await tryAs(target, actor, async () => {
        await target.query(`select ${schema}.${name}(${values})`);
        return 1;
      });
      cells.push(result === "42501" ? "-" : "X");
    }
    lines.push(`${schema}.${name} | ${cells.join(" | ")}`);
  }
  return lines;
};

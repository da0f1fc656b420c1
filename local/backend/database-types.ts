/**
 * Generates supabase/database.types.ts, the types for supabase-js, from the migrated database. Run
 * `npm run backend:types` after each new migration; a test fails when the file is outdated.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { orExplain } from "../refusal.ts";
import { repository } from "./repository-paths.ts";
import { prepareTemplate } from "./template.ts";

const typesFile = path.join(repository, "supabase/database.types.ts");

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: boolean;
  readonly generated: boolean;
}

interface Routine {
  readonly name: string;
  readonly argument_names: string[] | null;
  readonly argument_types: string[];
  readonly argument_modes: string[] | null;
  readonly defaults: number;
  readonly returns: string;
  readonly returns_set: boolean;
}

const numbers = new Set(["smallint", "integer", "bigint", "double precision", "numeric", "real"]);

/** The TypeScript type of a PostgreSQL type after conversion to JSON. */
const typeScriptOf = (type: string): string => {
  if (type.endsWith("[]")) return `${typeScriptOf(type.slice(0, -2))}[]`;
  if (numbers.has(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "json" || type === "jsonb") return "Json";
  return type === "void" ? "undefined" : "string";
};

const columnsSql = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    (a.atthasdef or a.attidentity <> '' or not a.attnotnull) as optional,
    (a.attidentity = 'a' or a.attgenerated <> '') as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const routinesSql = `
  select p.proname as name, p.proargnames as argument_names, p.proargmodes::text[] as argument_modes,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) t) as argument_types,
    p.pronargdefaults as defaults, format_type(p.prorettype, null) as returns, p.proretset as returns_set
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by p.proname`;

const tableOf = (name: string, columns: readonly Column[]): string => {
  const own = columns.filter(({ table }) => table === name);
  const line = (column: Column, mark: string) =>
    `          ${column.name}${mark}: ${typeScriptOf(column.type)}${column.nullable ? " | null" : ""};`;
  const block = (title: string, lines: readonly string[]) => [`        ${title}: {`, ...lines, "        };"];
  return [
    `      ${name}: {`,
    ...block(
      "Row",
      own.map((column) => line(column, "")),
    ),
    ...block(
      "Insert",
      own.map((column) =>
        column.generated ? `          ${column.name}?: never;` : line(column, column.optional ? "?" : ""),
      ),
    ),
    ...block(
      "Update",
      own.map((column) => (column.generated ? `          ${column.name}?: never;` : line(column, "?"))),
    ),
    "        Relationships: [];",
    "      };",
  ].join("\n");
};

const routineOf = (routine: Routine): string => {
  const all = routine.argument_types.map((type, index) => ({
    name: routine.argument_names?.[index] ?? `argument${index + 1}`,
    type: typeScriptOf(type),
    mode: routine.argument_modes?.[index] ?? "i",
  }));
  const inputs = all.filter(({ mode }) => mode === "i");
  const columns = all.filter(({ mode }) => mode === "t");
  const required = inputs.length - routine.defaults;
  const args = inputs.map(({ name, type }, index) => `${name}${index < required ? "" : "?"}: ${type}`);
  const row =
    columns.length > 0
      ? `{ ${columns.map(({ name, type }) => `${name}: ${type}`).join("; ")} }`
      : typeScriptOf(routine.returns);
  return [
    `      ${routine.name}: {`,
    `        Args: ${args.length === 0 ? "Record<never, never>" : `{ ${args.join("; ")} }`};`,
    `        Returns: ${row}${routine.returns_set ? "[]" : ""};`,
    "      };",
  ].join("\n");
};

/** Returns the text of the file for the current migrations. */
const databaseTypes = async (): Promise<string> => {
  const template = await prepareTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), "database-types-"));
  cpSync(template, folder, { recursive: true });
  const { pgcrypto } = await import("@electric-sql/pglite/contrib/pgcrypto");
  const database = new PGlite({ dataDir: folder, extensions: { pgcrypto } });
  const { rows: columns } = await database.query<Column>(columnsSql);
  const { rows: routines } = await database.query<Routine>(routinesSql);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const tables = [...new Set(columns.map(({ table }) => table))];
  return [
    "/** The database as its migrations make it. Written by local/backend/database-types.ts; do not edit. */",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "export type Database = {",
    "  public: {",
    "    Tables: {",
    ...tables.map((table) => tableOf(table, columns)),
    "    };",
    "    Views: Record<never, never>;",
    "    Functions: {",
    ...routines.map(routineOf),
    "    };",
    "    Enums: Record<never, never>;",
    "    CompositeTypes: Record<never, never>;",
    "  };",
    "};",
    "",
  ].join("\n");
};

/** With `--check` nothing is written, and the process exits with 1 if the file is outdated. */
const main = async (): Promise<void> => {
  const text = await databaseTypes();
  if (!process.argv.includes("--check")) {
    writeFileSync(typesFile, text);
  } else if (readFileSync(typesFile, "utf8") !== text) {
    throw new Error("supabase/database.types.ts is not up to date: run `npm run backend:types`.");
  }
};

if (require.main === module) void orExplain(main);

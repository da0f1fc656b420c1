/** Applies the migrations to a database, in the same way and with the same table as the Supabase CLI. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { migrationsFolder, systemSchemaFile } from "./repository-paths.ts";

interface Target {
  /** Runs several statements as one message, which PostgreSQL executes in one transaction. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** The migrations in order. */
export const readMigrations = (): Migration[] =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const [, version = "", name = ""] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (version === "") throw new Error(`${file}: a migration is called <14 digits>_<name>.sql.`);
      return { version, name, sql: readFileSync(path.join(migrationsFolder, file), "utf8") };
    });

/**
 * Applies the missing migrations, each in one transaction, and returns their names. Throws an error if the database has
 * migrations that are not in the folder, because its tables may differ from what the code expects.
 */
export const migrate = async (target: Target): Promise<string[]> => {
  const [found] = await target.query<{ present: boolean }>("select to_regclass('auth.users') is not null as present");
  if (found?.present !== true) await target.script(readFileSync(systemSchemaFile, "utf8"));
  const rows = await target.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  const applied = new Set(rows.map(({ version }) => version));
  const migrations = readMigrations();
  const unknown = [...applied].filter((applied) => migrations.every(({ version }) => version !== applied));
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that this code does not (${unknown.join(", ")}). \`npm run reset\` starts afresh; a database named by DATABASE_URL has to be created again.`,
    );
  }
  const missing = migrations.filter(({ version }) => !applied.has(version));
  for (const { version, name, sql } of missing) {
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
    try {
      await target.script(`${sql}\n;${record}`);
    } catch (error) {
      throw new Error(`Migration ${version}_${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return missing.map(({ name }) => name);
};

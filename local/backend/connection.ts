/**
 * The database: PGlite in the data directory, or PostgreSQL at DATABASE_URL. @supabase/lite supports both. Use `script`
 * and `query` only before the first request: they ignore open transactions.
 */
import path from "node:path";
import { withoutAnnouncements } from "./quiet-lite.ts";
import { useTemplate } from "./template.ts";

/** The parts of lite's connection that are used here; its own type hides the driver. */
export interface LiteConnection {
  rlsState: string;
  withContext(...args: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

export interface Database {
  readonly connection: LiteConnection;
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

interface PgliteDriver {
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters: unknown[]): Promise<{ rows: unknown[] }>;
}

interface PostgresDriver {
  end(options: { readonly timeout: number }): Promise<void>;
  unsafe(sql: string, parameters?: unknown[]): Promise<unknown[]>;
}

const openPglite = async (dataDir: string): Promise<Database> => {
  const folder = path.join(dataDir, "database");
  await useTemplate(folder);
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  const connection = (await createPgliteConnection({ url: folder })) as unknown as LiteConnection & {
    driver: PgliteDriver;
  };
  const { driver } = connection;
  return {
    connection,
    script: async (sql) => void (await driver.exec(sql)),
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await driver.query(sql, [...parameters])).rows as Row[],
  };
};

const openPostgres = async (url: string): Promise<Database> => {
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => undefined },
  }) as unknown as LiteConnection & { driver: PostgresDriver };
  const { driver } = connection;
  // By default, closing waits for all responses, including those of cancelled requests, possibly for ever.
  connection.close = () => driver.end({ timeout: 5 });
  return {
    connection,
    script: async (sql) => void (await driver.unsafe(sql)),
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await driver.unsafe(sql, [...parameters])) as Row[],
  };
};

/** SQLSTATE codes for which lite responds with 500 and PostgREST with 400. They are rethrown with status 400. */
const checkCodes = new Set(["23514", "23P01", "P0001", "P0002", "P0003", "P0004"]);

interface SqlError {
  readonly code?: string;
  readonly message?: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

const answerChecksAs400 = (connection: LiteConnection): void => {
  const original = connection.withContext.bind(connection);
  connection.withContext = async (...args) => {
    try {
      return await original(...args);
    } catch (error) {
      const { code, message = "", detail = null, hint = null } = error as SqlError;
      if (code === undefined || !checkCodes.has(code)) throw error;
      throw Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
        code: "PGRST",
        detail: JSON.stringify({ status: 400, headers: {} }),
      });
    }
  };
};

/** Environment variables that lite reads when it is loaded: they enable storage and disable telemetry. */
const prepareLite = (): void => {
  process.env.EXPERIMENTAL_STORAGE = "1";
  process.env.LITE_TELEMETRY = "0";
  process.env.DO_NOT_TRACK = "1";
};

/** Opens the database. A new PGlite database is created from the template; this function applies no migrations itself. */
export const openDatabase = async (dataDir: string, databaseUrl: string | undefined): Promise<Database> => {
  prepareLite();
  const database = await withoutAnnouncements(() =>
    databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl),
  );
  answerChecksAs400(database.connection);
  // Otherwise lite would grant all rights on every table at its first request, and undo the migrations' restrictions.
  database.connection.rlsState = "active";
  return database;
};

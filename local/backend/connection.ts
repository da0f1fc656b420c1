/**
 * The database: PGlite in the data directory, or real PostgreSQL when DATABASE_URL names one. @supabase/lite speaks to
 * either; `script` and `query` are for the time before the first request, as they know nothing of open transactions.
 */
import path from "node:path";
import { withoutAnnouncements } from "./quiet-lite.ts";
import { useTemplate } from "./template.ts";

/** What we use of lite's connection, whose own type hides its driver. */
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
  // By default it waits for every answer, also for those of cancelled requests: for ever, in the worst case.
  connection.close = () => driver.end({ timeout: 5 });
  return {
    connection,
    script: async (sql) => void (await driver.unsafe(sql)),
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await driver.unsafe(sql, [...parameters])) as Row[],
  };
};

/** Codes that lite answers as HTTP 500 and PostgREST as 400: raised again as an error with a status of its own. */
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

/** Read by lite when it is loaded: storage is switched on, nothing is reported to anybody. */
const prepareLite = (): void => {
  process.env.EXPERIMENTAL_STORAGE = "1";
  process.env.LITE_TELEMETRY = "0";
  process.env.DO_NOT_TRACK = "1";
};

/** Opens the database; an empty one is empty still. */
export const openDatabase = async (dataDir: string, databaseUrl: string | undefined): Promise<Database> => {
  prepareLite();
  const database = await withoutAnnouncements(() =>
    databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl),
  );
  answerChecksAs400(database.connection);
  // At its first request lite would grant everything on every table again, undoing what the migrations took away.
  database.connection.rlsState = "active";
  return database;
};

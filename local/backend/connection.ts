/**
 * The database: PGlite in the data directory, or PostgreSQL at DATABASE_URL. @supabase/lite supports both. Use `script`
 * only before the first request: it does not wait for the end of a request's transaction.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { workQueue } from "../../src/lib/work-queue.ts";
import { withoutAnnouncements } from "./quiet-lite.ts";
import { copyTemplate } from "./template.ts";

/** The parts of lite's connection that are used here; its own type hides the driver. */
interface LiteConnection {
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
  readonly waitReady: Promise<void>;
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters: unknown[]): Promise<{ rows: unknown[] }>;
}

interface PostgresDriver {
  end(options: { readonly timeout: number }): Promise<void>;
  unsafe(sql: string, parameters?: unknown[]): Promise<unknown[]>;
}

/**
 * A queue for a database with a single session, where a piece of work could otherwise run inside the transaction of
 * another. Returns a function that runs one `work` at a time, in the order of the calls. A call made inside running work
 * does not wait in the queue, because it would wait for itself.
 */
export const oneAtATime = (): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  const turns = new AsyncLocalStorage<{ isOver: boolean }>();
  const queue = workQueue();
  return (work) => {
    if (turns.getStore()?.isOver === false) return work();
    const turn = { isOver: false };
    return queue(() =>
      turns.run(turn, work).finally(() => {
        turn.isOver = true;
      }),
    );
  };
};

/**
 * PGlite has one session, and lite does not wait for the end of a request's transaction before it starts the next one.
 * Without turns, a query could run with the role of another request, or with all rights after that request's commit.
 */
const takeTurns = async (connection: LiteConnection, driver: PgliteDriver): Promise<void> => {
  // PGlite sends queries while it starts. They must not wait for a turn, because every turn waits for the start.
  await driver.waitReady;
  const inTurn = oneAtATime();
  const withContext = connection.withContext.bind(connection);
  const query = driver.query.bind(driver);
  connection.withContext = (...args) => inTurn(() => withContext(...args));
  driver.query = (sql, parameters) => inTurn(() => query(sql, parameters));
};

const openPglite = async (dataDir: string): Promise<Database> => {
  const folder = path.join(dataDir, "database");
  await copyTemplate(folder);
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  const connection = (await createPgliteConnection({ url: folder })) as unknown as LiteConnection & {
    driver: PgliteDriver;
  };
  const { driver } = connection;
  await takeTurns(connection, driver);
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

/**
 * SQLSTATE codes for which lite responds with 500 and without the error's message. Errors with these codes are rethrown with status 400, as
 * PostgREST does, except for P0002, P0003 and P0004, where PostgREST itself responds with 500. The site reads only the code.
 */
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

/** Sets the environment variables that lite reads when it is loaded: they enable storage and disable telemetry. */
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

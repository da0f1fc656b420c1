/** A migrated database for a test: always PGlite, and PostgreSQL if it can run on this machine. */
import { fork } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Sql } from "postgres";
import { migrate } from "../../../local/backend/migrate.ts";
import { prepareTemplate } from "../../../local/backend/template.ts";
import type { PgliteRequest, PgliteResponse } from "./pglite-process.ts";
import { type Server, chosenInstallations, installations, startPostgres, noPostgresMessage } from "./real-postgres.ts";

export interface Target {
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement and returns the number of affected rows. */
  run(sql: string): Promise<number>;
  close(): Promise<void>;
}

export const openPglite = async (): Promise<Target> => {
  const folder = mkdtempSync(path.join(tmpdir(), "backend-test-"));
  cpSync(await prepareTemplate(), folder, { recursive: true });
  const child = fork(path.join(__dirname, "pglite-process.ts"), [folder], { execArgv: ["--import", "tsx"] });
  const waiting = new Map<number, (response: PgliteResponse) => void>();
  child.on("message", (response: PgliteResponse) => waiting.get(response.id)?.(response));
  let last = 0;
  const send = async (
    kind: PgliteRequest["kind"],
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<PgliteResponse> => {
    last += 1;
    const id = last;
    const response = await new Promise<PgliteResponse>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, kind, sql, parameters } satisfies PgliteRequest);
    });
    waiting.delete(id);
    if (response.error !== undefined)
      throw Object.assign(new Error(response.error.message), { code: response.error.code });
    return response;
  };
  return {
    script: async (sql) => void (await send("script", sql)),
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await send("query", sql, parameters)).rows as Row[],
    run: async (sql) => (await send("query", sql)).affectedRows ?? 0,
    close: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The statements of a target on a connection to PostgreSQL. */
export const statementsOn = (sql: Pick<Sql, "unsafe">): Omit<Target, "close"> => ({
  script: async (text) => void (await sql.unsafe(text)),
  query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
    (await sql.unsafe(text, [...parameters] as never[])) as unknown as Row[],
  run: async (text) => (await sql.unsafe(text)).count,
});

/** Connects to an empty database of a server. `close` also stops the server. */
export const connectTo = async (server: Server): Promise<Target> => {
  const { default: postgres } = await import("postgres");
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined, types: { bigint: postgres.BigInt } });
  return {
    ...statementsOn(sql),
    close: async () => {
      await sql.end();
      await server.stop();
    },
  };
};

/** A migrated database on PostgreSQL, by default on the newest installation. */
export const openPostgres = async (installation = installations()[0]): Promise<Target> => {
  if (installation === undefined) throw new Error(noPostgresMessage);
  const target = await connectTo(await startPostgres(installation));
  await migrate(target);
  return target;
};

/** The databases on which tests run. */
export const targets: readonly (readonly [string, () => Promise<Target>])[] = [
  ["PGlite", openPglite],
  ...chosenInstallations().map(
    (installation) => [`PostgreSQL ${installation.version}`, () => openPostgres(installation)] as const,
  ),
];

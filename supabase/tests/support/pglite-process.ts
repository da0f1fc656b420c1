/** Runs PGlite in a separate process, because jest does not support how PGlite loads its modules. Communicates by IPC. */
import { PGlite } from "@electric-sql/pglite";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";

export interface PgliteRequest {
  readonly id: number;
  readonly kind: "script" | "query";
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface PgliteResponse {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly affectedRows?: number;
  readonly error?: { readonly message: string; readonly code: string | undefined };
}

const [, , dataDir] = process.argv;
const database = new PGlite({ ...(dataDir === undefined ? {} : { dataDir }), extensions: { pgcrypto } });
let queue: Promise<unknown> = Promise.resolve();

const run = async ({ id, kind, sql, parameters }: PgliteRequest): Promise<PgliteResponse> => {
  try {
    if (kind === "script") {
      await database.exec(sql);
      return { id };
    }
    const { rows, affectedRows } = await database.query(sql, [...parameters]);
    return {
      id,
      rows: JSON.parse(
        JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
      ) as unknown[],
      affectedRows: affectedRows ?? 0,
    };
  } catch (error) {
    return {
      id,
      error: {
        message: error instanceof Error ? error.message : String(error),
        code: (error as { code?: string }).code,
      },
    };
  }
};

process.on("message", (request: PgliteRequest) => {
  queue = queue.then(async () => process.send?.(await run(request)));
});
process.once("disconnect", () => process.exit(0));

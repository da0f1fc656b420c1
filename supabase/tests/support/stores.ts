/** Where the backend stores its data in a test: in its data directory, or on PostgreSQL servers (`npm run test:postgres`). */
import { chosenInstallations, startPostgres } from "./real-postgres.ts";

export interface Store {
  /** Environment variables of the backend's process. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const directory = (): Promise<Store> => Promise.resolve({ environment: {}, close: () => Promise.resolve() });

const servers = process.env.POSTGRES === "all" ? chosenInstallations() : [];

/** The stores on which tests of the whole backend run. */
export const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ["PGlite", directory],
  ...servers.map((installation) => {
    const open = async (): Promise<Store> => {
      const server = await startPostgres(installation);
      return { environment: { DATABASE_URL: server.url }, close: () => server.stop() };
    };
    return [`PostgreSQL ${installation.version}`, open] as const;
  }),
];

/** The embedded backend: database (unless DATABASE_URL is set), sign-in, storage and mail in this process, functions in Deno processes. */
import path from "node:path";
import { availabilityPath } from "../../src/settings/hosting.ts";
import { inLanguage } from "../../src/settings/languages.ts";
import { keyHeaders } from "../../supabase/functions/_shared/database.ts";
import { openDatabase } from "./connection.ts";
import { demoFeeds } from "./demo-calendars.ts";
import { seedDemoData, type SignIn, seedStaff } from "./seed-data.ts";
import { startFunctions } from "./functions.ts";
import { answer } from "./gateway.ts";
import { startServicesServer, startSchedule } from "./hosted-services.ts";
import { keysOf, publicKey } from "./data-directory.ts";
import { createLiteApp } from "./lite-app.ts";
import { lockDataDir } from "./lock.ts";
import { Mailbox } from "./mailbox.ts";
import { migrate } from "./migrate.ts";
import { defaultDataDir } from "./repository-paths.ts";
import { startResumableUploads } from "./resumable-uploads.ts";
import { readSiteFacts } from "./site-facts.ts";
import { invite, recover } from "./sign-in-links.ts";
import { quietLite } from "./quiet-lite.ts";

interface BackendOptions {
  /** Folder for all data. By default that of DATA_DIR, or `.data`. */
  readonly dataDir?: string;
  /** Origin of the site. Links in emails start with it, and its pages may call the functions. */
  readonly origin: string;
  /** Called with each line of output; prints to the console by default. */
  readonly print?: (line: string) => void;
  /** Connection string of a PostgreSQL server to use instead of PGlite; DATABASE_URL by default. */
  readonly databaseUrl?: string;
  /**
   * Whether to create staff accounts if there are none, and, for the demo's house, invented guests and taken nights. True by
   * default.
   */
  readonly seed?: boolean;
  /** Whether to run the scheduled jobs, which also send waiting emails. True by default. */
  readonly schedule?: boolean;
  /** Additional environment variables for the functions (RATE_LIMIT_FACTOR, TURNSTILE_SECRET_KEY …). */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Backend {
  /**
   * Handles a request under one of `paths`. `peerAddress` comes from the socket, never from a header. Never rejects.
   */
  fetch(request: Request, peerAddress: string): Promise<Response>;
  /** Path prefixes of the backend. */
  readonly paths: readonly string[];
  /** Sign-in data of the accounts of `seed-data.ts`; empty if `seed` is false. */
  readonly staff: readonly SignIn[];
  /** The key of the service role, for tests. */
  readonly secretKey: string;
  readonly maintenanceSecret: string;
  close(): Promise<void>;
}

const paths = [
  "/rest/v1",
  "/auth/v1",
  "/storage/v1",
  "/functions/v1",
  "/_mailbox",
  "/_mailbox.json",
  availabilityPath,
] as const;

/** Starts the backend. Rejects with a clear message if the data directory is in use. */
export const startBackend = async (options: BackendOptions): Promise<Backend> => {
  const { origin, print = console.log, seed = true, schedule = true } = options;
  const dataDir = path.resolve(options.dataDir ?? process.env.DATA_DIR ?? defaultDataDir);
  const databaseUrl = options.databaseUrl ?? process.env.DATABASE_URL;
  const unlock = lockDataDir(dataDir);
  const closing: (() => Promise<void> | void)[] = [unlock, quietLite()];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const keys = keysOf(dataDir);
    const mailbox = new Mailbox(dataDir);
    const site = readSiteFacts();
    const database = await openDatabase(dataDir, databaseUrl);
    closing.push(() => database.connection.close());
    await migrate(database);
    const staff = seed ? await seedStaff(database, dataDir, site) : [];
    const isDemo = seed && site.isDemo;
    if (isDemo) await seedDemoData(database);

    const app = await createLiteApp({ database, dataDir, origin, keys });
    const signIn = { database, mailbox, site, origin, secretKey: keys.secretKey };
    const sendRecovery = (request: Request): Promise<Response> => recover(request, signIn);
    const askLite = (request: Request): Promise<Response> =>
      answer(request, "127.0.0.1", { app, mailbox, recover: sendRecovery });
    const resumable = await startResumableUploads({ folder: path.join(dataDir, "unfinished-uploads"), ask: askLite });
    const services = await startServicesServer({
      mailbox,
      mailKey: keys.secretKey,
      answer: askLite,
      invite: (request) => invite(request, signIn),
      onBuild: () => print("A new build was requested: run `npm run build`."),
    });
    closing.push(services.stop);
    const functions = await startFunctions({
      denoDir: path.join(dataDir, "deno"),
      log: print,
      environment: {
        SUPABASE_URL: services.address,
        SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
        SUPABASE_ANON_KEY: publicKey,
        FUNCTIONS_URL: `${origin}/functions/v1`,
        SITE_ORIGIN: origin,
        SITE_FACTS: JSON.stringify(site.facts),
        MAIL_FROM: site.mailFrom,
        RESEND_URL: `${services.address}/emails`,
        RESEND_API_KEY: keys.secretKey,
        RATE_LIMIT_SALT: keys.salt,
        MAINTENANCE_SECRET: keys.maintenanceSecret,
        BUILD_HOOK_URL: `${services.address}/build`,
        LOOPBACK_FEEDS: "1",
        CALENDAR_FEEDS: JSON.stringify(isDemo ? demoFeeds(services.address) : []),
        ...options.environment,
      },
    });
    closing.push(() => functions.close());
    const parts = { app, functions, mailbox, resumable, recover: sendRecovery };
    const emptyCall = (address: string, headers: Readonly<Record<string, string>>): Request =>
      new Request(origin + address, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: "{}",
      });
    const callFunction = (name: string): Promise<Response> =>
      functions.fetch(
        emptyCall(`/functions/v1/${name}`, { "x-maintenance-secret": keys.maintenanceSecret }),
        "127.0.0.1",
      );
    const callDatabase = (name: string): Promise<Response> =>
      askLite(emptyCall(`/rest/v1/rpc/${name}`, keyHeaders(keys.secretKey)));
    const jobs = [
      { name: "purge_expired", run: callDatabase },
      { name: "run_maintenance", run: callDatabase },
      { name: "purge", run: callFunction },
      { name: "calendars", run: callFunction, firstAfter: 0 },
    ];
    for (const { run, ...job } of schedule ? jobs : [])
      closing.push(startSchedule({ ...job, run: () => run(job.name), warn: print }));

    print(`Staff pages: ${origin}${inLanguage("/admin", site.facts.staffLanguage)}`);
    for (const { role, email, password } of staff) print(`Staff (${role}): ${email}, password ${password}`);
    print(`Mailbox: ${origin}/_mailbox`);
    return {
      fetch: (request, peerAddress) => answer(request, peerAddress, parts),
      paths,
      staff,
      secretKey: keys.secretKey,
      maintenanceSecret: keys.maintenanceSecret,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

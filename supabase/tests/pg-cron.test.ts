/** Migrations without pg_cron, with pg_cron not loaded and with pg_cron loaded, and a database that loses it later. */
import { migrate } from "../../local/backend/migrate.ts";
import { type Server, installations, startPostgres } from "./support/real-postgres.ts";
import { type Target, connectTo, openPglite } from "./support/target.ts";

const installation = installations().find(({ hasCron }) => hasCron);
const whereCronIs = installation === undefined ? describe.skip : describe;
const loaded = "shared_preload_libraries=pg_cron";

const jobsOf = async (target: Target): Promise<unknown> => {
  const [row] = await target.query<{ jobs: unknown }>("select public.backend_status() -> 'jobs' as jobs");
  return row?.jobs;
};

const all = [
  "deletions",
  "old records of sign-ins",
  "old runs of jobs",
  "statistics of ended days",
  "statistics of today",
];

beforeAll(() => {
  if (installation === undefined)
    process.stderr.write(
      "pg_cron is not installed on this machine, so its tests are skipped (Debian: postgresql-15-cron).\n",
    );
});

test("schedules nothing without pg_cron", async () => {
  const target = await openPglite();
  expect(await jobsOf(target)).toEqual([]);
  await target.close();
});

whereCronIs("on a server with the files of pg_cron", () => {
  let server: Server;
  let target: Target;

  const open = async (...settings: string[]) => {
    if (installation === undefined) throw new Error("There is no such server.");
    server = await startPostgres(installation, ...settings);
    target = await connectTo(server);
    await migrate(target);
  };
  afterEach(() => target.close());

  test("runs the migrations and schedules nothing if it is not loaded", async () => {
    await open();
    expect(await jobsOf(target)).toEqual([]);
    await target.script("select private.schedule_jobs()");
  });

  test("schedules every job if it is loaded, and only warns if it is no longer loaded", async () => {
    await open(loaded);
    expect(await jobsOf(target)).toEqual(all);
    await server.restart();
    await target.script("select private.schedule_jobs()");
    await target.script("select public.purge_expired()");
    await server.restart(loaded);
    await target.script("select private.schedule_jobs()");
    expect(await jobsOf(target)).toEqual(all);
  });

  test("runs the migrations if its jobs are in another database", async () => {
    await open(loaded, "cron.database_name=elsewhere");
    expect(await jobsOf(target)).toEqual([]);
  });
});

/** The migrations where pg_cron is absent, there but not loaded by the server, and loaded; and a database that loses it later. */
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
      "pg_cron is not installed here: a server that has it is not tried (Debian: postgresql-15-cron).\n",
    );
});

test("where it is absent, nothing is scheduled", async () => {
  const target = await openPglite();
  expect(await jobsOf(target)).toEqual([]);
  await target.close();
});

whereCronIs("on a server that has its files", () => {
  let server: Server;
  let target: Target;

  const open = async (...settings: string[]) => {
    if (installation === undefined) throw new Error("There is no such server.");
    server = await startPostgres(installation, ...settings);
    target = await connectTo(server);
    await migrate(target);
  };
  afterEach(() => target.close());

  test("and has not loaded it, the migrations run, and nothing is scheduled", async () => {
    await open();
    expect(await jobsOf(target)).toEqual([]);
    await target.script("select private.schedule_jobs()");
  });

  test("and has loaded it, every job is there; once it is not loaded any more, a warning says so and nothing else fails", async () => {
    await open(loaded);
    expect(await jobsOf(target)).toEqual(all);
    await server.restart();
    await target.script("select private.schedule_jobs()");
    await target.script("select public.purge_expired()");
    await server.restart(loaded);
    await target.script("select private.schedule_jobs()");
    expect(await jobsOf(target)).toEqual(all);
  });

  test("and keeps its jobs in another database, the migrations run", async () => {
    await open(loaded, "cron.database_name=elsewhere");
    expect(await jobsOf(target)).toEqual([]);
  });
});

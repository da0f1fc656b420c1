/**
 * The scheduled jobs of a hosted project, with a stand-in for pg_cron on every database, and with pg_cron itself: not loaded, loaded, or no
 * longer loaded.
 */
import { migrate } from "../../local/backend/migrate.ts";
import { actingAs, seedActors } from "./support/actors.ts";
import { type Server, installations, startPostgres } from "./support/real-postgres.ts";
import { type Target, connectTo, openPglite, targets } from "./support/target.ts";

const jobNames = [
  "deletions",
  "old records of sign-ins",
  "old runs of jobs",
  "statistics of ended days",
  "statistics of today",
];

/** The parts of pg_cron that the migrations use; each job name is unique. */
const cronStandIn = `
  set local allow_system_table_mods = on;
  insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  values (99999, 'pg_cron', 10, 'pg_catalog'::regnamespace, false, '1.6');
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null,
    jobid bigint generated always as identity, active boolean not null default true);
  create table cron.job_run_details (runid bigint primary key, start_time timestamptz, end_time timestamptz, jobid bigint,
    status text, return_message text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$;`;

interface Job {
  readonly jobname: string;
  readonly schedule: string;
  readonly command: string;
}

describe.each(targets)("on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
  });
  beforeEach(() => target.script("begin"));
  afterEach(() => target.script("rollback"));
  afterAll(() => target.close());

  const jobs = () => target.query<Job>("select jobname, schedule, command from cron.job order by jobname");

  test("a second call restores missing and changed jobs, and does not touch jobs created by hand", async () => {
    await target.script(`${cronStandIn} select private.schedule_jobs()`);
    const allJobs = await jobs();
    expect(allJobs.map(({ jobname }) => jobname)).toEqual(jobNames);
    await target.script(`delete from cron.job where jobname like 'old %';
      update cron.job set schedule = '0 0 1 1 *', command = 'select 1';
      insert into cron.job (jobname, schedule, command) values ('emails and files', '* * * * *', 'select 2'); select private.schedule_jobs()`);
    expect(await jobs()).toEqual([
      allJobs[0],
      { jobname: "emails and files", schedule: "* * * * *", command: "select 2" },
      ...allJobs.slice(1),
    ]);
  });

  test("every job can run, and old job runs and sign-in records are deleted", async () => {
    await target.script(`${cronStandIn} select private.schedule_jobs();
      insert into cron.job_run_details select n, case when n <> 4 then now() - age end, case when n < 3 then now() - age end
      from (values (1, interval '31 days'), (2, '29 days'), (3, '31 days'), (4, '31 days')) as runs (n, age);
      insert into auth.audit_log_entries (id, created_at) values
        ('00000000-0000-4000-8000-000000000001', now() - interval '25 months'),
        ('00000000-0000-4000-8000-000000000002', now() - interval '23 months')`);
    for (const { command } of await jobs()) await target.script(command);
    expect(await target.query("select runid::int as n from cron.job_run_details order by 1")).toEqual([
      { n: 2 },
      { n: 4 },
    ]);
    expect(await target.query("select right(id::text, 1) as n from auth.audit_log_entries")).toEqual([{ n: "2" }]);
  });
});

describe.each(targets)("the state of the schedule, on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  beforeEach(() => target.script(`begin; ${cronStandIn} select private.schedule_jobs()`));
  afterEach(() => target.script("rollback"));
  afterAll(() => target.close());

  const state = async () => {
    const [row] = await target.query<{ state: Record<string, unknown> }>("select public.backend_status() as state");
    return row?.state ?? {};
  };

  test("a job counts as failed if its newest finished run failed, whatever its earlier and current runs do", async () => {
    await target.script(`insert into cron.job_run_details (runid, jobid, status, return_message, start_time)
      select runid, jobid, status, message, timestamptz '2026-11-28 12:00Z' - age from cron.job join (values
        (1, 'deletions', 'succeeded', '1 row', interval '2 hours'),
        (2, 'deletions', 'failed', 'ERROR: out of space', '1 hour'),
        (3, 'deletions', 'running', null, '0'),
        (4, 'statistics of today', 'failed', 'ERROR: timeout', '2 hours'),
        (5, 'statistics of today', 'succeeded', '1 row', '1 hour')) as runs (runid, name, status, message, age) on name = jobname`);
    const { failedJobs, lastRun } = await state();
    expect(failedJobs).toEqual([{ job: "deletions", error: "ERROR: out of space" }]);
    expect(new Date(String(lastRun)).toISOString()).toBe("2026-11-28T12:00:00.000Z");
    await target.script(actingAs("owner"));
    expect(await target.query("select public.unfinished_work() -> 'failedJobs' as jobs")).toEqual([
      { jobs: ["deletions"] },
    ]);
  });

  test("responses to the requests of jobs are counted for the last hour", async () => {
    expect(await state()).toMatchObject({ failedJobs: [], lastRun: null, responses: [] });
    await target.script(`create schema net; create table net._http_response (status_code integer, created timestamptz);
      insert into net._http_response values (403, now()), (200, now()), (403, now() - interval '50 minutes'),
        (500, now() - interval '61 minutes'), (null, now())`);
    expect((await state())["responses"]).toEqual([
      { status: 200, count: 1 },
      { status: 403, count: 2 },
      { status: null, count: 1 },
    ]);
  });
});

const installation = installations().find(({ hasCron }) => hasCron);
const describeWithCron = installation === undefined ? describe.skip : describe;
const loaded = "shared_preload_libraries=pg_cron";

const jobsOf = async (target: Target): Promise<unknown> => {
  const [row] = await target.query<{ jobs: unknown }>("select public.backend_status() -> 'jobs' as jobs");
  return row?.jobs;
};

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

describeWithCron("on a server with the files of pg_cron", () => {
  let server: Server;
  let target: Target;

  const open = async (...settings: string[]) => {
    if (installation === undefined) throw new Error("There is no such server.");
    server = await startPostgres(installation, ...settings);
    target = await connectTo(server);
    await migrate(target);
  };
  afterEach(() => target.close());

  test("runs the migrations and schedules nothing if pg_cron is not loaded", async () => {
    await open();
    expect(await jobsOf(target)).toEqual([]);
    await target.script("select private.schedule_jobs()");
  });

  test("schedules every job if pg_cron is loaded, and only warns if it is no longer loaded", async () => {
    await open(loaded);
    expect(await jobsOf(target)).toEqual(jobNames);
    await server.restart();
    await target.script("select private.schedule_jobs()");
    await target.script("select public.purge_expired()");
    await server.restart(loaded);
    await target.script("select private.schedule_jobs()");
    expect(await jobsOf(target)).toEqual(jobNames);
  });

  test("runs the migrations if the jobs of pg_cron are in another database", async () => {
    await open(loaded, "cron.database_name=elsewhere");
    expect(await jobsOf(target)).toEqual([]);
  });
});

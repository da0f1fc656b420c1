/** The scheduled jobs of a hosted project, tested with a stand-in for pg_cron: which jobs are scheduled, and that each can run. */
import { type Target, targets } from "./support/target.ts";

/** The parts of pg_cron that the function uses; each job name is unique. */
const standIn = `
  set local allow_system_table_mods = on;
  insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  values (99999, 'pg_cron', 10, 'pg_catalog'::regnamespace, false, '1.6');
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create table cron.job_run_details (runid bigint primary key, start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
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

  const jobs = () => target.query<Job>("select * from cron.job order by jobname");

  test("does nothing without pg_cron", async () => {
    await target.script("select private.schedule_jobs()");
  });

  test("a second call restores missing and changed jobs, and does not touch jobs created by hand", async () => {
    await target.script(`${standIn} select private.schedule_jobs()`);
    const whole = await jobs();
    expect(whole.map(({ jobname }) => jobname)).toEqual([
      "deletions",
      "old records of sign-ins",
      "old runs of jobs",
      "statistics of ended days",
      "statistics of today",
    ]);
    await target.script(`delete from cron.job where jobname like 'old %';
      update cron.job set schedule = '0 0 1 1 *', command = 'select 1';
      insert into cron.job values ('emails and files', '* * * * *', 'select 2'); select private.schedule_jobs()`);
    expect(await jobs()).toEqual([
      whole[0],
      { jobname: "emails and files", schedule: "* * * * *", command: "select 2" },
      ...whole.slice(1),
    ]);
  });

  test("every job can run, and old job runs and sign-in records are deleted", async () => {
    await target.script(`${standIn} select private.schedule_jobs();
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

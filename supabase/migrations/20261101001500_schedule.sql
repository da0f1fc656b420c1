-- The scheduled jobs, if the database has pg_cron, as in every hosted project. The embedded backend calls run_maintenance and
-- purge_expired every quarter of an hour instead (local/backend/start-backend.ts).
--
-- The extension cannot be created if the server has pg_cron's files but did not load them, or has its jobs in another
-- database. The migration continues without a schedule then. `npm run check:backend` lists missing jobs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
exception when others then
  raise notice 'pg_cron cannot be used here, nothing is scheduled: %', sqlerrm;
end $$;

-- Creates all jobs and resets existing ones to these definitions. Call it again if a job is missing, because a migration runs
-- only once. Does nothing without pg_cron, and raises a warning if the server has not loaded it.
--
-- The platform never cleans up two of its own tables: the runs of these jobs, and the log of sign-ins. The log contains the
-- team's email and IP addresses, and is kept as long as our audit log. Each table has its own job, so that a failure does not
-- stop the other job or our deletions.
create function private.schedule_jobs() returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('statistics of today', '*/15 * * * *',
    $job$select public.roll_up_performance((now() at time zone 'UTC')::date)$job$);
  perform cron.schedule('statistics of ended days', '7 * * * *', $job$select public.run_maintenance()$job$);
  perform cron.schedule('deletions', '37 * * * *', $job$select public.purge_expired()$job$);
  perform cron.schedule('old runs of jobs', '22 3 * * *',
    $job$delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '30 days'$job$);
  if to_regclass('auth.audit_log_entries') is not null then
    perform cron.schedule('old records of sign-ins', '52 3 * * *',
      $job$delete from auth.audit_log_entries where created_at < now() - interval '24 months'$job$);
  end if;
exception when internal_error then
  -- pg_cron raises this error if the extension exists in the database, but the server was started without the library.
  if sqlerrm not like '%shared_preload_libraries%' then
    raise;
  end if;
  raise warning 'pg_cron is not loaded by this server, nothing is scheduled: %', sqlerrm
    using hint = 'Add pg_cron to shared_preload_libraries, restart, and run: select private.schedule_jobs()';
end $$;

select private.schedule_jobs();

-- Returns the active jobs, those whose newest run failed, the time of the newest run of any job, and how often each status was the response to
-- the requests of jobs in the last hour (pg_net stores responses for six hours). All empty without pg_cron and pg_net, or without access to
-- their tables. A job that sends a request counts as successful whatever the response, so a wrong secret is seen only in the responses.
create function private.schedule_status() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  jobs jsonb := '[]'; failed jsonb := '[]'; responses jsonb := '[]';
  last_run timestamptz;
begin
  if to_regclass('cron.job') is not null then
    execute $query$select coalesce(jsonb_agg(jobname order by jobname), '[]') from cron.job where active$query$ into jobs;
    execute $query$
      select coalesce(jsonb_agg(jsonb_build_object('job', jobname, 'error', left(return_message, 200)) order by jobname), '[]')
      from (select distinct on (jobid) j.jobname, r.status, r.return_message
        from cron.job j join cron.job_run_details r using (jobid)
        where j.active and r.status in ('succeeded', 'failed') order by jobid, r.start_time desc) as newest
      where status = 'failed'$query$ into failed;
    execute 'select max(start_time) from cron.job_run_details' into last_run;
  end if;
  if to_regclass('net._http_response') is not null then
    execute $query$
      select coalesce(jsonb_agg(jsonb_build_object('status', status_code, 'count', n) order by status_code), '[]')
      from (select status_code, count(*) as n from net._http_response where created > now() - interval '1 hour' group by 1)
        as recent$query$ into responses;
  end if;
  return jsonb_build_object('jobs', jobs, 'failedJobs', failed, 'lastRun', last_run, 'responses', responses);
exception when insufficient_privilege then
  -- The platform decides who may read the tables of its extensions.
  return jsonb_build_object('jobs', jobs, 'failedJobs', failed, 'lastRun', last_run, 'responses', '[]'::jsonb);
end $$;

-- Returns the data for `npm run check:backend`: all tables, those without row-level security, the numbers of owners and of
-- waiting emails, whether the private bucket exists, and the state of the schedule.
create function public.backend_status() returns jsonb
language sql security definer set search_path = ''
as $$
  select private.schedule_status() || jsonb_build_object(
    'unprotectedTables', (select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity),
    'tables', (select jsonb_agg(relname order by relname) from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')),
    'owners', (select count(*) from public.staff where role = 'owner'),
    'bucket', exists (select from storage.buckets where id = 'uploads' and not public),
    'waitingEmails', (select count(*) from public.outgoing_emails))
$$;
grant execute on function public.backend_status to service_role;

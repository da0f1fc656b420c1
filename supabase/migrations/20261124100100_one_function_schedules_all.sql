-- All jobs in one place, to be called again whenever one is missing: the migrations that made them cannot run a second time. Does nothing
-- without pg_cron; where the server has not loaded it, a warning says so. A job that is there already is set to what stands here.
--
-- Two tables of the platform grow for ever by themselves: the runs of these jobs, and the record of sign-ins, which holds the team's email
-- and network addresses. The latter is kept as long as our own record of the team's acts. Each has a job of its own: they belong to others,
-- and whatever becomes of one must stop neither the other nor our own deletions.
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
  -- pg_cron's own refusal, where the extension stands in the database and the server was started without it.
  if sqlerrm not like '%shared_preload_libraries%' then
    raise;
  end if;
  raise warning 'pg_cron is not loaded by this server, nothing is scheduled: %', sqlerrm
    using hint = 'Add pg_cron to shared_preload_libraries, restart, and run: select private.schedule_jobs()';
end $$;

select private.schedule_jobs();

-- The schedule, where the database can keep one (pg_cron: every hosted project). The embedded database cannot; there
-- local/backend/schedule.ts calls the same functions. The jobs themselves are made by private.schedule_jobs (20261124100100).
--
-- A server may have pg_cron's files without having loaded it at its start, or keep its jobs in another database: the extension
-- cannot be created then, and a site without a schedule is better than none. `npm run check:backend` says which jobs are missing.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
exception when others then
  raise notice 'pg_cron cannot be used here, nothing is scheduled: %', sqlerrm;
end $$;

-- What `npm run check:backend` asks a project: tables without protection, and the jobs that are scheduled.
create function public.backend_status() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare jobs jsonb := '[]';
begin
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(jsonb_agg(jobname order by jobname), ''[]'') from cron.job where active' into jobs;
  end if;
  return jsonb_build_object(
    'unprotectedTables', (select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity),
    'tables', (select jsonb_agg(relname order by relname) from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')),
    'owners', (select count(*) from public.staff where role = 'owner'),
    'bucket', exists (select from storage.buckets where id = 'uploads' and not public),
    'waitingEmails', (select count(*) from public.outgoing_emails),
    'jobs', jobs);
end $$;
grant execute on function public.backend_status() to service_role;

-- Somebody whose session outlives their place in the team sees no row, but could ask how many the planner expects (`Prefer: count=planned`
-- or `estimated`): the policies do not change that number. PostgREST calls this function before each request, as the caller; it is in a
-- schema of its own, so that nobody else can. Our own pages count exactly.
create schema before_request;
revoke all on schema before_request from public;
grant usage on schema before_request to anon, authenticated, service_role;

create function before_request.refuse_estimates() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~ 'count=(planned|estimated)'
    and current_setting('role', true) is distinct from 'service_role' and private.staff_role() is null then
    raise sqlstate 'PT403' using message = 'Estimated counts are for the team.';
  end if;
end $$;
grant execute on function before_request.refuse_estimates() to anon, authenticated, service_role;

-- Where PostgREST serves the database (every hosted project). The embedded backend counts exactly, whatever it is asked.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'before_request.refuse_estimates';
    notify pgrst, 'reload config';
  end if;
end $$;

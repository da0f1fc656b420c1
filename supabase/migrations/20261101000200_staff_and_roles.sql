-- The team. Owners may do everything; editors manage pictures, messages, calendars and builds, and see the speed.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  created_at timestamptz not null default now(),
  -- Increased by each change. The staff pages change a row only if it still has the version they show, so that nobody overwrites a
  -- colleague's change by accident.
  version integer not null default 1
);
alter table public.staff enable row level security;

-- Returns the caller's role: 'owner', 'editor', or null for anybody else. Most policies call this function. Refuses (401) a member whose
-- session was ended by signing out or by a new password, because its access token would work for up to another hour.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare member_role text := (select role from public.staff where user_id = auth.uid());
begin
  if member_role is not null and not exists (
    select from auth.sessions where user_id = auth.uid() and id::text = auth.jwt() ->> 'session_id') then
    raise sqlstate 'PT401' using message = 'This session has ended.';
  end if;
  return member_role;
end $$;
grant execute on function private.staff_role to authenticated, service_role;

-- The same function for the server functions, which can call only the schema `public`.
create function public.current_staff_role() returns text
language sql stable set search_path = ''
as $$ select private.staff_role() $$;

-- The caller's id, for a server function that acts in their name; null for callers outside the team.
create function public.current_staff_id() returns uuid
language sql stable set search_path = ''
as $$ select auth.uid() where private.staff_role() is not null $$;
grant execute on function public.current_staff_role, public.current_staff_id to authenticated;

-- Raises an error if the caller's role is not among `roles` (SQLSTATE 42501, for which PostgREST returns 403).
create function private.require_staff(variadic roles text[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.staff_role() is null or private.staff_role() <> all (roles) then
    raise insufficient_privilege using message = 'This needs the role ' || array_to_string(roles, ' or ') || '.';
  end if;
end $$;
grant execute on function private.require_staff to authenticated, service_role;

grant select, update (role, name), delete on public.staff to authenticated;
create policy "Staff can read their own entry" on public.staff for select to authenticated
  using (user_id = auth.uid());
create policy "Owners can read the whole team" on public.staff for select to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners can change a role or a name" on public.staff for update to authenticated
  using ((select private.staff_role()) = 'owner') with check ((select private.staff_role()) = 'owner');
create policy "Owners can remove a colleague" on public.staff for delete to authenticated
  using ((select private.staff_role()) = 'owner');

create function private.increment_staff_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger increment_staff_version before update on public.staff
  for each row execute function private.increment_staff_version();

-- Makes sure that one owner remains, because only owners can invite people. The lock is for two owners who step down at the
-- same time: without it, each transaction would still see the other owner. With it, the second waits for the first.
create function private.require_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff: an owner'));
  if not exists (select from public.staff where role = 'owner') then
    raise check_violation using message = 'At least one owner must remain.';
  end if;
  return null;
end $$;
create constraint trigger require_an_owner after update or delete on public.staff
  deferrable initially deferred for each row execute function private.require_an_owner();

-- Deletes the account of a removed member, because its email, password and sign-in times are no longer needed. The audit log
-- keeps the name. This also clears `handled_by` of messages and requests, and `created_by` of pictures and blocked nights; no
-- version increases. The caller's identity is cleared during the deletion, so that nothing is logged as an action of the caller.
create function private.delete_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims text := current_setting('request.jwt.claims', true);
  subject text := current_setting('request.jwt.claim.sub', true);
begin
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  delete from auth.users where id = old.user_id;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return null;
end $$;
create trigger delete_account after delete on public.staff for each row execute function private.delete_account();

-- Returns the team with the email addresses of its accounts, which are stored by the sign-in service. Owners only.
create function public.staff_accounts()
returns table (user_id uuid, name text, role text, email text, created_at timestamptz, last_sign_in_at timestamptz, version integer)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  return query select s.user_id, s.name, s.role, u.email::text, s.created_at, u.last_sign_in_at, s.version
    from public.staff s join auth.users u on u.id = s.user_id order by s.created_at, s.name;
end $$;
grant execute on function public.staff_accounts to authenticated;

-- Adds an existing account to the team.
create function public.add_staff(p_email text, p_role text, p_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare account uuid;
begin
  perform private.require_staff('owner');
  select id into account from auth.users where lower(email) = lower(btrim(p_email));
  if account is null then
    raise no_data_found using message = 'There is no account with this email address. Invite the person first.';
  end if;
  insert into public.staff (user_id, role, name) values (account, p_role, p_name);
  return account;
end $$;
grant execute on function public.add_staff to authenticated;

-- Refuses estimated row counts (`Prefer: count=planned` or `estimated`) to callers outside the team. The access token of a
-- removed member is valid for up to an hour: the policies show no rows, but the planner's estimate ignores the policies.
-- PostgREST calls this function as the caller before each request. It has its own schema, so it cannot be called as an RPC.
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
grant execute on function before_request.refuse_estimates to anon, authenticated, service_role;

-- Registers the function if PostgREST serves the database, as in every hosted project. The embedded backend always counts exactly.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'before_request.refuse_estimates';
    notify pgrst, 'reload config';
  end if;
end $$;

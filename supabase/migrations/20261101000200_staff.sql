-- Who works here. Owners decide everything; editors look after pictures, messages and the speed of the site.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  created_at timestamptz not null default now()
);
alter table public.staff enable row level security;

-- The caller's role: 'owner', 'editor', or null for anybody else. Asked by every policy.
create function private.staff_role() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.staff where user_id = auth.uid() $$;
grant execute on function private.staff_role() to authenticated, service_role;

-- The same for the staff pages and for functions that serve staff only.
create function public.current_staff_role() returns text
language sql stable set search_path = ''
as $$ select private.staff_role() $$;
grant execute on function public.current_staff_role() to authenticated;

-- Refuses everybody whose role is not among `roles` (SQLSTATE 42501, which the REST address answers with 403).
create function private.require_staff(variadic roles text[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.staff_role() is null or private.staff_role() <> all (roles) then
    raise insufficient_privilege using message = 'This needs the role ' || array_to_string(roles, ' or ') || '.';
  end if;
end $$;
grant execute on function private.require_staff(text[]) to authenticated, service_role;

grant select, update (role, name), delete on public.staff to authenticated;
create policy "Staff can read their own entry" on public.staff for select to authenticated
  using (user_id = auth.uid());
create policy "Owners can read the whole team" on public.staff for select to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners can change a role or a name" on public.staff for update to authenticated
  using ((select private.staff_role()) = 'owner') with check ((select private.staff_role()) = 'owner');
create policy "Owners can remove a colleague" on public.staff for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- A house without an owner could never let anybody in again.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.staff where role = 'owner') then
    raise check_violation using message = 'At least one owner must remain.';
  end if;
  return null;
end $$;
create constraint trigger keep_an_owner after update or delete on public.staff
  deferrable initially deferred for each row execute function private.keep_an_owner();

-- Every act of staff on personal data and on what the public sees. Written by triggers and functions only.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor uuid,
  actor_name text,
  act text not null check (char_length(act) between 1 and 60),
  entity text not null check (char_length(entity) between 1 and 60),
  entity_id text,
  details jsonb not null default '{}'
);
create index audit_log_newest on public.audit_log (created_at desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
create policy "Owners can read the audit log" on public.audit_log for select to authenticated
  using ((select private.staff_role()) = 'owner');

-- Notes an act of the caller; acts of the machinery itself (no signed-in person) are not noted.
create function private.note_act(act text, entity text, entity_id text, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor, actor_name, act, entity, entity_id, details)
  select auth.uid(), (select s.name from public.staff s where s.user_id = auth.uid()), act, entity, entity_id, details
  where auth.uid() is not null
$$;

create function private.note_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act(lower(tg_op), 'staff', coalesce(new.user_id, old.user_id)::text,
    jsonb_build_object('before', old.role, 'after', new.role));
  return null;
end $$;
create trigger note_staff_change after insert or update or delete on public.staff
  for each row execute function private.note_staff_change();

-- Takes an account that already exists (invited through Supabase's own pages) into the team.
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
grant execute on function public.add_staff(text, text, text) to authenticated;

-- Notes that a member of staff started a new build of the site.
create function public.note_build() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner', 'editor');
  perform private.note_act('build', 'site', null);
end $$;
grant execute on function public.note_build() to authenticated;

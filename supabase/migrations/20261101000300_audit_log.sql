-- Folds a text that staff can search. `src/lib/text/fold.ts` folds the search term in the same way, so that accents, capitals,
-- apostrophes and final sigmas make no difference, whatever the locale of the database.
create function private.fold_letters(value text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(lower(normalize(value, nfd)), 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'),
    '[\u0300-\u036f''’]', '', 'g')
$$;
grant execute on function private.fold_letters to authenticated, service_role;

-- The log of what staff do: changes of accounts, data requests, blocked nights and the status of messages; deletion of messages
-- and subscribers; publication and deletion of pictures; searches, exports and erasures of personal data; builds. Reading
-- messages and lists is not logged, nor are other changes of pictures. Emails about data requests that could not be delivered are
-- logged too. Written only by triggers and functions.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor uuid,
  actor_name text,
  -- The actor's name in the folded form that is searched.
  actor_search text generated always as (private.fold_letters(actor_name)) stored,
  action text not null check (char_length(action) between 1 and 60),
  entity text not null check (char_length(entity) between 1 and 60),
  entity_id text,
  details jsonb not null default '{}'
);
create index audit_log_newest on public.audit_log (created_at desc, id desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
create policy "Owners can read the audit log" on public.audit_log for select to authenticated
  using ((select private.staff_role()) = 'owner');

-- Logs an action of the caller; nothing without one, as in scheduled jobs. Callers who remove themselves are named in `details`.
create function private.log_action(action text, entity text, entity_id text, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor, actor_name, action, entity, entity_id, details)
  select auth.uid(), coalesce((select s.name from public.staff s where s.user_id = auth.uid()),
    case when entity = 'staff' and entity_id = auth.uid()::text then details ->> 'name' end), action, entity, entity_id, details
  where auth.uid() is not null
$$;

-- The name is logged, because the id of a member who has been removed no longer tells who it was.
create function private.log_staff_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_action(lower(tg_op), 'staff', coalesce(new.user_id, old.user_id)::text,
    jsonb_build_object('name', coalesce(new.name, old.name), 'before', old.role, 'after', new.role));
  return null;
end $$;
create trigger log_staff_change after insert or update or delete on public.staff for each row execute function private.log_staff_change();

-- Logs that a member of staff started a new build of the site. Only the function `publish` calls it, after the build has started: a member
-- who could call it would write an entry without a build.
create function public.log_build(p_staff uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (action, entity, entity_id, actor, actor_name)
  select 'build', 'site', null, s.user_id, s.name from public.staff s where s.user_id = p_staff
$$;
grant execute on function public.log_build to service_role;

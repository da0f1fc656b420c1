-- Two members at one message, picture or colleague: as with requests (20261123100100), each says which version they had before them, and a
-- change of an older one reaches no row. Until now the last one won, and nobody was told.

-- Messages.
alter table public.contact_messages add column version integer not null default 1;
create or replace function private.note_message_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act('delete', 'contact_message', old.id::text);
    return old;
  end if;
  new.version := old.version + 1;
  if new.status is distinct from old.status and auth.uid() is not null then
    new.handled_by := auth.uid();
    new.handled_at := now();
    perform private.note_act('mark ' || new.status, 'contact_message', new.id::text);
  end if;
  return new;
end $$;

-- Colleagues.
alter table public.staff add column version integer not null default 1;
create function private.count_staff_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_staff_version before update on public.staff
  for each row execute function private.count_staff_version();

drop function public.staff_accounts();
create function public.staff_accounts()
returns table (user_id uuid, name text, role text, email text, created_at timestamptz, last_sign_in_at timestamptz, version integer)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  return query select s.user_id, s.name, s.role, u.email::text, s.created_at, u.last_sign_in_at, s.version
    from public.staff s join auth.users u on u.id = s.user_id order by s.created_at, s.name;
end $$;
grant execute on function public.staff_accounts() to authenticated;

-- Pictures. Their place among the others is not theirs alone: it has the check of its own below, and raises no version.
alter table public.gallery_images add column version integer not null default 1;
create or replace function private.note_picture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  if auth.uid() is not null then
    new.published_at := case when new.published_at is not null then coalesce(old.published_at, now()) end;
    new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  end if;
  if (to_jsonb(new) - 'position' - 'updated_at') is distinct from (to_jsonb(old) - 'position' - 'updated_at') then
    new.version := old.version + 1;
  end if;
  if (new.published_at is null) <> (old.published_at is null) then
    perform private.note_act(case when new.published_at is null then 'unpublish' else 'publish' end,
      'gallery_image', new.path);
  end if;
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    perform private.note_act(case when new.deleted_at is null then 'restore' else 'delete' end,
      'gallery_image', new.path);
  end if;
  return new;
end $$;

-- Puts the pictures in the order of the list, in one step, and answers whether it did: not where the order is another than the caller had
-- before them (p_seen). Of pictures that came or went meanwhile nobody has said where they belong: they are no reason to refuse.
drop function public.reorder_gallery(uuid[]);
create function public.reorder_gallery(p_ids uuid[], p_seen uuid[]) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.require_staff('owner', 'editor');
  perform from public.gallery_images order by id for update;
  if array(select g.id from public.gallery_images g where g.id = any (p_seen) order by g.position, g.created_at)
    is distinct from array(select s.id from unnest(p_seen) with ordinality as s (id, place) join public.gallery_images g using (id)
      order by s.place) then
    return false;
  end if;
  update public.gallery_images g set position = o.position
  from unnest(p_ids) with ordinality as o (id, position) where g.id = o.id and g.position <> o.position;
  return true;
end $$;
grant execute on function public.reorder_gallery(uuid[], uuid[]) to authenticated;

-- Two owners who step down at the same moment would each still see the other: the second now waits for the first, then looks.
create or replace function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff: an owner'));
  if not exists (select from public.staff where role = 'owner') then
    raise check_violation using message = 'At least one owner must remain.';
  end if;
  return null;
end $$;

-- When a picture was published or deleted is the database's to say: a computer whose clock is behind would otherwise have a
-- picture deleted for good at once, without the seven days in which it can be brought back.
create or replace function private.note_picture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  if auth.uid() is not null then
    new.published_at := case when new.published_at is not null then coalesce(old.published_at, now()) end;
    new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
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

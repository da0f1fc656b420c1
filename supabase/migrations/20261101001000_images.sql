-- Pictures uploaded by staff. The files are in the private bucket `uploads`; the function `uploads` delivers published ones.
create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  path text not null unique check (path ~ '^[a-z0-9][a-z0-9/_-]{0,150}\.(jpg|png|webp|avif)$'),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  bytes integer not null check (bytes between 1 and 20971520),
  width integer not null check (width between 1 and 12000),
  height integer not null check (height between 1 and 12000),
  category text not null check (category in ('living-area', 'bedroom', 'bathroom', 'kitchen', 'dining-area', 'exterior')),
  alt_en text not null default '' check (char_length(alt_en) <= 300),
  alt_el text not null default '' check (char_length(alt_el) <= 300),
  focus_x double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y double precision not null default 0.5 check (focus_y between 0 and 1),
  position integer not null default 0,
  published_at timestamptz,
  deleted_at timestamptz,
  -- SHA-256 of the chosen file before its metadata was removed, so that a duplicate is noticed.
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  version integer not null default 1,
  check (width::bigint * height <= 50000000),
  constraint gallery_images_published_with_alt_texts
    check (published_at is null or (btrim(alt_en) <> '' and btrim(alt_el) <> ''))
);
create index gallery_images_order on public.gallery_images (position, created_at);
create index gallery_images_digest on public.gallery_images (digest);
create index gallery_images_created_by on public.gallery_images (created_by);
alter table public.gallery_images enable row level security;
grant select,
  insert (path, content_type, bytes, width, height, category, alt_en, alt_el, focus_x, focus_y, position, digest),
  update (category, alt_en, alt_el, focus_x, focus_y, position, published_at, deleted_at)
  on public.gallery_images to authenticated;
create policy "Staff can see all pictures" on public.gallery_images for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "Staff can add pictures" on public.gallery_images for insert to authenticated
  with check ((select private.staff_role()) is not null);
create policy "Staff can change pictures" on public.gallery_images for update to authenticated
  using ((select private.staff_role()) is not null) with check ((select private.staff_role()) is not null);

-- Sets the times of publication and deletion by the database's clock. With the time of a computer whose clock is slow, a
-- deleted picture could expire at once. A change of only the position does not increase the version, because
-- public.reorder_gallery checks the order itself.
create function private.before_picture_change() returns trigger
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
    perform private.log_action(case when new.published_at is null then 'unpublish' else 'publish' end,
      'gallery_image', new.path);
  end if;
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    perform private.log_action(case when new.deleted_at is null then 'restore' else 'delete' end,
      'gallery_image', new.path);
  end if;
  return new;
end $$;
create trigger before_picture_change before update on public.gallery_images
  for each row when (new.created_by is not distinct from old.created_by) execute function private.before_picture_change();

-- Changes the order of the pictures to p_ids. Returns false without a change if they are no longer in the order that was shown
-- to the caller (p_seen). Pictures that were added or deleted since are ignored in this check.
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
grant execute on function public.reorder_gallery to authenticated;

-- Returns the published pictures in order. Called by the function `uploads`.
create function public.published_pictures() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'path', path, 'contentType', content_type, 'bytes', bytes,
    'width', width, 'height', height, 'category', category, 'alt', jsonb_build_object('en', alt_en, 'el', alt_el),
    'focus', jsonb_build_object('x', focus_x, 'y', focus_y), 'publishedAt', published_at)
    order by position, created_at), '[]')
  from public.gallery_images where published_at is not null and deleted_at is null
$$;

-- Returns one picture by its path, or null if there is none or it was deleted. Called before a file is read.
create function public.picture_at(p_path text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('path', path, 'contentType', content_type, 'bytes', bytes, 'width', width, 'height', height,
    'focus', jsonb_build_object('x', focus_x, 'y', focus_y), 'published', published_at is not null)
  from public.gallery_images where path = p_path and deleted_at is null
$$;
grant execute on function public.published_pictures, public.picture_at to service_role;

-- The bucket of the files: private, only pictures, at most 20 MiB each.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('uploads', 'uploads', false, 20971520, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Staff cannot delete files, or replace the file of a picture. They mark the row as deleted, which is logged and can be undone
-- for seven days; then the purge function deletes the file. A file without a picture may be replaced, because an upload whose
-- last response was lost is sent again under the same path.
create policy "Staff can see uploaded files" on storage.objects for select to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null);
create policy "Staff can upload files" on storage.objects for insert to authenticated
  with check (bucket_id = 'uploads' and (select private.staff_role()) is not null);
-- A storage that keeps its files on a disk has the same file for a/b.jpg and a//b.jpg: an upload to a//b.jpg could replace
-- the file of the picture a/b.jpg.
create policy "Staff can write only files with the path of a picture" on storage.objects as restrictive for all to authenticated using (true)
  with check (char_length(name) <= 160 and name ~ '^[a-z0-9][a-z0-9_-]*(/[a-z0-9_-]+)*\.(jpg|png|webp|avif)$');
create policy "Staff can replace files that no picture has" on storage.objects for update to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null
    and not exists (select from public.gallery_images g where g.path = objects.name))
  with check (bucket_id = 'uploads' and (select private.staff_role()) is not null
    and not exists (select from public.gallery_images g where g.path = objects.name));

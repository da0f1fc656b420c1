-- Pictures uploaded by staff. The file is in the private bucket `uploads`; the uploads function shows the published ones.
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
  check (width::bigint * height <= 50000000),
  constraint a_published_picture_has_words_in_both_languages
    check (published_at is null or (btrim(alt_en) <> '' and btrim(alt_el) <> ''))
);
create index gallery_images_order on public.gallery_images (position, created_at);
alter table public.gallery_images enable row level security;

grant select, insert (path, content_type, bytes, width, height, category, alt_en, alt_el, focus_x, focus_y, position),
  update (category, alt_en, alt_el, focus_x, focus_y, position, published_at, deleted_at)
  on public.gallery_images to authenticated;
create policy "Staff can see all pictures" on public.gallery_images for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "Staff can add pictures" on public.gallery_images for insert to authenticated
  with check ((select private.staff_role()) is not null);
create policy "Staff can change pictures" on public.gallery_images for update to authenticated
  using ((select private.staff_role()) is not null) with check ((select private.staff_role()) is not null);

create function private.note_picture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
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
create trigger note_picture_change before update on public.gallery_images
  for each row execute function private.note_picture_change();

-- Puts the pictures in the order of the list, in one step.
create function public.reorder_gallery(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_staff('owner', 'editor');
  update public.gallery_images g set position = o.position
  from unnest(p_ids) with ordinality as o (id, position) where g.id = o.id;
end $$;
grant execute on function public.reorder_gallery(uuid[]) to authenticated;

-- What the public may see, in order: asked by the uploads function.
create function public.published_pictures() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'path', path, 'contentType', content_type, 'bytes', bytes,
    'width', width, 'height', height, 'category', category, 'alt', jsonb_build_object('en', alt_en, 'el', alt_el),
    'focus', jsonb_build_object('x', focus_x, 'y', focus_y), 'publishedAt', published_at)
    order by position, created_at), '[]')
  from public.gallery_images where published_at is not null and deleted_at is null
$$;
grant execute on function public.published_pictures() to service_role;

-- One picture by its path, or null: asked before a file is read.
create function public.picture_at(p_path text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('path', path, 'contentType', content_type, 'bytes', bytes, 'width', width, 'height', height,
    'focus', jsonb_build_object('x', focus_x, 'y', focus_y), 'published', published_at is not null)
  from public.gallery_images where path = p_path and deleted_at is null
$$;
grant execute on function public.picture_at(text) to service_role;

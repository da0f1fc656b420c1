-- A file that was sent whole and never became a picture (the page was closed, the entry refused) is nobody's: it goes a month later, when
-- no browser can still be about to make its picture.
create or replace function public.expired_picture_paths() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(path), '{}') from (
    select path from public.gallery_images where deleted_at < now() - interval '7 days'
    union
    select o.name from storage.objects o
    where o.bucket_id = 'uploads' and o.created_at < now() - interval '30 days'
      and not exists (select from public.gallery_images g where g.path = o.name)
  ) as gone
$$;

-- The digest of the file as it was chosen (SHA-256, hexadecimal), before anything was taken out of it: the same photograph
-- is noticed when it is chosen again.
alter table public.gallery_images add column digest text check (digest ~ '^[0-9a-f]{64}$');
create index gallery_images_digest on public.gallery_images (digest);
grant insert (digest) on public.gallery_images to authenticated;

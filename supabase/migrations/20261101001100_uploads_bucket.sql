-- The files behind gallery_images: private, staff only, pictures only, 20 MB at most.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('uploads', 'uploads', false, 20971520, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff can see uploaded files" on storage.objects for select to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null);
create policy "Staff can upload files" on storage.objects for insert to authenticated
  with check (bucket_id = 'uploads' and (select private.staff_role()) is not null);
create policy "Staff can replace uploaded files" on storage.objects for update to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null)
  with check (bucket_id = 'uploads' and (select private.staff_role()) is not null);
create policy "Staff can delete uploaded files" on storage.objects for delete to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null);

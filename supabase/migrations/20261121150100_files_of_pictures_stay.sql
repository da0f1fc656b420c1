-- A picture is deleted through its row: noted, and to be brought back for seven days. Its file goes afterwards, by the purge
-- function, which is the service. Staff who could delete or replace the file itself would go past both.
drop policy "Staff can delete uploaded files" on storage.objects;

-- A file that no picture has yet may be replaced: an upload whose last answer was lost is sent again under its path.
drop policy "Staff can replace uploaded files" on storage.objects;
create policy "Staff can replace files that no picture has" on storage.objects for update to authenticated
  using (bucket_id = 'uploads' and (select private.staff_role()) is not null
    and not exists (select from public.gallery_images g where g.path = objects.name))
  with check (bucket_id = 'uploads' and (select private.staff_role()) is not null
    and not exists (select from public.gallery_images g where g.path = objects.name));

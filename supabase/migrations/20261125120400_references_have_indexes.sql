-- Without these, each account that goes has whole tables read to find what it had handled.
create index contact_messages_handled_by on public.contact_messages (handled_by);
create index data_subject_requests_handled_by on public.data_subject_requests (handled_by);
create index gallery_images_created_by on public.gallery_images (created_by);

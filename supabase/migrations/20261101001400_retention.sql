-- Deletes what the privacy policy (section 7) says is deleted, at the end of each period. Returns how many rows, by table. It
-- is independent of the statistics: their failure must not keep personal data.
create function public.purge_expired() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  deleted jsonb := '{}';
  n bigint;
begin
  -- Single performance measurements: 90 days. The daily statistics have held them since their own day.
  delete from public.performance_metrics where created_at < now() - interval '90 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('performance_metrics', n);

  -- Messages: 12 months after the last one of the same person.
  delete from public.contact_messages m where m.created_at < now() - interval '12 months' and not exists (
    select from public.contact_messages later
    where lower(later.email) = lower(m.email) and later.created_at >= now() - interval '12 months');
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('contact_messages', n);

  -- Unconfirmed subscriptions: 7 days. Links go with their subscription, and also by themselves after 7 days, because somebody
  -- may ask for new ones again and again.
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('newsletter_unconfirmed', n);
  delete from public.newsletter_links l using public.newsletter_subscribers s
  where s.id = l.subscriber_id and s.status <> 'confirmed' and l.created_at < now() - interval '7 days';

  -- Proof of consent and withdrawal: 12 months after withdrawal, whoever has asked in that name since.
  delete from public.newsletter_subscribers where unsubscribed_at < now() - interval '12 months';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('newsletter_unsubscribed', n);

  -- Data-subject requests: unconfirmed 7 days, others 3 years after closing.
  delete from public.data_subject_requests where status = 'unconfirmed' and created_at < now() - interval '7 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('requests_unconfirmed', n);
  delete from public.data_subject_requests where status = 'closed' and closed_at < now() - interval '3 years';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('requests_closed', n);

  -- Addresses that wait for nights to become free: unconfirmed 7 days, others until the nights are over.
  delete from public.free_night_notices
  where confirmed_at is null and created_at < now() - interval '7 days' or arrival < (now() - interval '1 day')::date;
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('free_night_notices', n);

  -- Counts of attempts: 24 hours.
  delete from public.rate_limits where window_started_at < now() - interval '24 hours';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('rate_limits', n);

  -- Keys under which forms were sent: 31 days, a day longer than a draft keeps its key (src/features/forms/draft-store.ts).
  delete from public.form_submissions where created_at < now() - interval '31 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('form_submissions', n);

  -- Emails that could not be delivered: 7 days, like the unconfirmed items they mostly belong to. Those about data
  -- requests are logged, because somebody was not told of their request; no person did it, so that the entry has no actor.
  with unsent as (
    delete from public.outgoing_emails where created_at < now() - interval '7 days' returning template, parameters
  ), logged as (
    insert into public.audit_log (action, entity, entity_id, details)
    select 'not delivered', 'data_subject_request', parameters ->> 'reference', jsonb_build_object('template', template)
    from unsent where template like 'request-%'
  )
  select count(*) into n from unsent;
  deleted := deleted || jsonb_build_object('outgoing_emails', n);

  -- Nights that staff blocked: 30 days after the last of them.
  delete from public.blocked_nights where departure <= (now() - interval '30 days')::date;
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('blocked_nights', n);

  -- Audit log: 24 months.
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics n = row_count;
  return deleted || jsonb_build_object('audit_log', n);
end $$;
grant execute on function public.purge_expired to service_role;

-- The files to delete: those of pictures deleted seven days ago, which until then can be brought back, and those that never
-- became a picture (the page was closed, the entry refused), after a month, when no browser can still be about to make one.
-- The purge function deletes the files, which SQL cannot, and then calls delete_expired_pictures. When it fails in between,
-- its next run does both again.
create function public.expired_picture_paths() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(path), '{}') from (
    select path from public.gallery_images where deleted_at < now() - interval '7 days'
    union
    select o.name from storage.objects o
    where o.bucket_id = 'uploads' and o.created_at < now() - interval '30 days'
      and not exists (select from public.gallery_images g where g.path = o.name)
  ) as expired
$$;
grant execute on function public.expired_picture_paths to service_role;

create function public.delete_expired_pictures(p_paths text[]) returns void
language sql set search_path = ''
as $$ delete from public.gallery_images where path = any (p_paths) and deleted_at < now() - interval '7 days' $$;
grant execute on function public.delete_expired_pictures to service_role;

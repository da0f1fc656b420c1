-- Deletes data at the end of the retention periods in the privacy policy (section 7). Returns the number of deleted rows of each kind.
-- Independent of the statistics, so that their failure does not prevent the deletion of personal data.
create function public.purge_expired() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  deleted jsonb := '{}';
  n bigint;
begin
  -- Individual performance measurements: 90 days. By then the daily statistics include them.
  delete from public.performance_metrics where created_at < now() - interval '90 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('performance_metrics', n);

  -- Messages: 12 months after the last one of the same person.
  delete from public.contact_messages m where m.created_at < now() - interval '12 months' and not exists (
    select from public.contact_messages later
    where lower(later.email) = lower(m.email) and later.created_at >= now() - interval '12 months');
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('contact_messages', n);

  -- Unconfirmed subscriptions: 7 days. Links are deleted with their subscription, and, unless it is confirmed, also on their own
  -- after 7 days, because a person can request new links repeatedly.
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('newsletter_unconfirmed', n);
  delete from public.newsletter_links l using public.newsletter_subscribers s
  where s.id = l.subscriber_id and s.status <> 'confirmed' and l.created_at < now() - interval '7 days';

  -- Proof of consent and withdrawal: 12 months after withdrawal, even if the form was used with that address since.
  delete from public.newsletter_subscribers where unsubscribed_at < now() - interval '12 months';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('newsletter_unsubscribed', n);

  -- Privacy requests: unconfirmed ones 7 days, others 3 years after closing.
  delete from public.data_subject_requests where status = 'unconfirmed' and created_at < now() - interval '7 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('requests_unconfirmed', n);
  delete from public.data_subject_requests where status = 'closed' and closed_at < now() - interval '3 years';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('requests_closed', n);

  -- Requests to be notified of free nights: unconfirmed ones 7 days, others until the arrival has passed. Queued emails about them too.
  delete from public.free_night_notices
  where confirmed_at is null and created_at < now() - interval '7 days' or arrival < (now() - interval '1 day')::date;
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('free_night_notices', n);
  delete from public.outgoing_emails
  where template like 'nights-%' and (parameters ->> 'arrival')::date < (now() - interval '1 day')::date;

  -- Counters of rate limits: 24 hours.
  delete from public.rate_limits where window_started_at < now() - interval '24 hours';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('rate_limits', n);

  -- Idempotency keys of forms: 31 days, one day longer than the key of a draft is stored (src/features/forms/draft-store.ts).
  delete from public.form_submissions where created_at < now() - interval '31 days';
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('form_submissions', n);

  -- Emails that could not be sent: 7 days, like the unconfirmed rows to which most of them belong. Those about privacy requests
  -- are logged, because a person was not informed about their request. The entry has no actor, because no person caused it.
  with unsent as (
    delete from public.outgoing_emails where created_at < now() - interval '7 days' returning template, parameters
  ), logged as (
    insert into public.audit_log (action, entity, entity_id, details)
    select 'not delivered', 'data_subject_request', parameters ->> 'reference', jsonb_build_object('template', template)
    from unsent where template like 'request-%'
  )
  select count(*) into n from unsent;
  deleted := deleted || jsonb_build_object('outgoing_emails', n);

  -- Nights blocked by staff: 30 days after the departure.
  delete from public.blocked_nights where departure <= (now() - interval '30 days')::date;
  get diagnostics n = row_count;
  deleted := deleted || jsonb_build_object('blocked_nights', n);

  -- Audit log: 24 months.
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics n = row_count;
  return deleted || jsonb_build_object('audit_log', n);
end $$;

-- Returns the files to delete: those of pictures deleted seven days ago, which could be restored until then, and files without
-- a picture (the page was closed, or the row was refused) after a month, when no browser can still add the row. At most p_limit,
-- those that expired first, so that a run of the purge function ends in time however many files there are. The
-- function deletes the files, which SQL cannot do, then calls delete_expired_pictures. If it fails in between, its next run does both.
create function public.expired_picture_paths(p_limit integer) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(path), '{}') from (
    select path from (
      select path, deleted_at + interval '7 days' as expires_at from public.gallery_images
      union all
      select o.name, o.created_at + interval '30 days' from storage.objects o
      where o.bucket_id = 'uploads' and not exists (select from public.gallery_images g where g.path = o.name)
    ) as files
    where expires_at < now() order by expires_at, path limit p_limit
  ) as expired
$$;

create function public.delete_expired_pictures(p_paths text[]) returns void
language sql set search_path = ''
as $$ delete from public.gallery_images where path = any (p_paths) and deleted_at < now() - interval '7 days' $$;
grant execute on function public.purge_expired, public.expired_picture_paths, public.delete_expired_pictures to service_role;

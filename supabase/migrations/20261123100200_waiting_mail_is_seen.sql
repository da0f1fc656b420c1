-- Mail that does not leave was seen by nobody, and after seven days it was gone: an extension then counted in the table, and the person
-- had never been told. Owners are shown what waits: how many emails, since when and of which kind; to whom and what is not theirs to read.
create function public.waiting_emails() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  return (select jsonb_build_object('count', count(*), 'oldest', min(created_at),
    'templates', coalesce(jsonb_agg(distinct template), '[]')) from public.outgoing_emails);
end $$;
grant execute on function public.waiting_emails() to authenticated;

-- As before (20261122200100), but an email about a data request that goes without having left is told to the audit log: nobody's act,
-- and the one trace of somebody who was not told.
create or replace function public.purge_expired() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  gone jsonb := '{}';
  n bigint;
begin
  -- Single performance measurements: 90 days. What is about to go is in the daily statistics since its own day.
  delete from public.performance_metrics where created_at < now() - interval '90 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('performance_metrics', n);

  -- Messages: 12 months after the last one of the same person.
  delete from public.contact_messages m where m.created_at < now() - interval '12 months' and not exists (
    select from public.contact_messages later
    where lower(later.email) = lower(m.email) and later.created_at >= now() - interval '12 months');
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('contact_messages', n);

  -- Unconfirmed subscriptions: 7 days. Who had been a reader before falls back to the note of that consent. Links go
  -- with their subscription, and so do those of a first email when somebody asks again and again.
  update public.newsletter_subscribers set status = 'unsubscribed'
  where status = 'pending' and requested_at < now() - interval '7 days' and unsubscribed_at is not null;
  delete from public.newsletter_subscribers
  where status = 'pending' and requested_at < now() - interval '7 days' and unsubscribed_at is null;
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('newsletter_unconfirmed', n);
  delete from public.newsletter_links l using public.newsletter_subscribers s
  where s.id = l.subscriber_id and (s.status = 'unsubscribed'
    or s.status = 'pending' and l.created_at < now() - interval '7 days');

  -- Proof of consent and withdrawal: 12 months after withdrawal.
  delete from public.newsletter_subscribers
  where status = 'unsubscribed' and unsubscribed_at < now() - interval '12 months';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('newsletter_unsubscribed', n);

  -- Data-subject requests: unconfirmed 7 days, others 3 years after closing.
  delete from public.data_subject_requests where status = 'unconfirmed' and created_at < now() - interval '7 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('requests_unconfirmed', n);
  delete from public.data_subject_requests where status = 'closed' and closed_at < now() - interval '3 years';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('requests_closed', n);

  -- Codes against abuse: 24 hours.
  delete from public.rate_limits where window_started_at < now() - interval '24 hours';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('rate_limits', n);

  -- Keys under which forms were sent: 31 days, a day longer than a draft keeps its key (src/features/forms/draft-store.ts).
  delete from public.form_submissions where created_at < now() - interval '31 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('form_submissions', n);

  -- Emails that could not be delivered: 7 days, like the unconfirmed items they mostly belong to.
  with lost as (
    delete from public.outgoing_emails where created_at < now() - interval '7 days' returning template, parameters
  ), told as (
    insert into public.audit_log (act, entity, entity_id, details)
    select 'not delivered', 'data_subject_request', parameters ->> 'reference', jsonb_build_object('template', template)
    from lost where template like 'request-%'
  )
  select count(*) into n from lost;
  gone := gone || jsonb_build_object('outgoing_emails', n);

  -- Record of the team's acts: 24 months.
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics n = row_count;
  return gone || jsonb_build_object('audit_log', n);
end $$;

-- As before (20261101001500), but a form's key outlives the draft that may still be sent again under it: with the key gone
-- after a day, the same message would have been stored twice.
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

  -- Unconfirmed subscriptions: 7 days. Who had been a reader before falls back to the note of that consent.
  update public.newsletter_subscribers set status = 'unsubscribed', token_hash = null, token_expires_at = null
  where status = 'pending' and requested_at < now() - interval '7 days' and unsubscribed_at is not null;
  delete from public.newsletter_subscribers
  where status = 'pending' and requested_at < now() - interval '7 days' and unsubscribed_at is null;
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('newsletter_unconfirmed', n);

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
  delete from public.outgoing_emails where created_at < now() - interval '7 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('outgoing_emails', n);

  -- Record of the team's acts: 24 months.
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics n = row_count;
  return gone || jsonb_build_object('audit_log', n);
end $$;

-- Deletion at the end of each period that the privacy policy states (section 7). Answers how many rows went, by table.
create function public.purge_expired() returns jsonb
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

  -- Codes against abuse: 24 hours. The answers kept for retries go with them.
  delete from public.rate_limits where window_started_at < now() - interval '24 hours';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('rate_limits', n);
  delete from public.form_submissions where created_at < now() - interval '24 hours';
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
grant execute on function public.purge_expired() to service_role;

-- Deleted pictures can be brought back for 7 days. Then the purge function asks for their paths, deletes the files (which
-- SQL cannot) and only then has the rows forgotten: a failure in between is simply repeated.
create function public.expired_picture_paths() returns text[]
language sql stable set search_path = ''
as $$ select coalesce(array_agg(path), '{}') from public.gallery_images where deleted_at < now() - interval '7 days' $$;
grant execute on function public.expired_picture_paths() to service_role;

create function public.forget_pictures(p_paths text[]) returns void
language sql set search_path = ''
as $$ delete from public.gallery_images where path = any (p_paths) and deleted_at < now() - interval '7 days' $$;
grant execute on function public.forget_pictures(text[]) to service_role;

-- Statistics of today and of the two days before where measurements have come since, then the deletions: never in the
-- other order.
create function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  due date;
begin
  for due in
    select d.day::date from generate_series(today - 2, today, interval '1 day') as d (day)
    where (select count(*) from public.performance_metrics m
        where m.created_at >= d.day at time zone 'UTC' and m.created_at < (d.day + interval '1 day') at time zone 'UTC'
          and m.metric_name <> 'slowResource')
      <> (select coalesce(sum(p.samples), 0) from public.performance_daily p where p.day = d.day::date
        and p.page_path = '*' and p.device_class = '*' and p.connection_type = '*')
  loop
    perform public.roll_up_performance(due);
  end loop;
  return public.purge_expired();
end $$;
grant execute on function public.run_maintenance() to service_role;

-- Whoever asks for the newsletter again because the first email is slow may open either: each link works until its own
-- three days are over. With one link for each subscription, the second email silenced the first.
create table public.newsletter_links (
  token_hash text primary key check (char_length(token_hash) = 64),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index newsletter_links_of_a_subscriber on public.newsletter_links (subscriber_id);
alter table public.newsletter_links enable row level security;

insert into public.newsletter_links (token_hash, subscriber_id, created_at, expires_at)
select token_hash, id, requested_at, token_expires_at from public.newsletter_subscribers
where token_hash is not null and token_expires_at is not null and status <> 'unsubscribed';
alter table public.newsletter_subscribers drop column token_hash, drop column token_expires_at;

-- As before (20261121150200), with a link of its own for each email.
create or replace function public.subscribe_to_newsletter(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_email text, p_language text, p_token text, p_token_hash text,
  p_recipient_limit integer default 12
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('newsletter', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds,
    p_recipient_limit);
  entry public.newsletter_subscribers;
  queued jsonb;
begin
  if early is not null then
    return early;
  end if;
  insert into public.newsletter_subscribers as s (email, language) values (p_email, p_language)
  on conflict (lower(email)) do update set
    language = case when s.status = 'confirmed' then s.language else excluded.language end,
    status = case when s.status = 'confirmed' then s.status else 'pending' end,
    requested_at = case when s.status = 'confirmed' then s.requested_at else now() end
  returning * into entry;
  if entry.status = 'pending' then
    insert into public.newsletter_links (token_hash, subscriber_id, expires_at)
    values (p_token_hash, entry.id, now() + interval '3 days');
  end if;
  queued := case when entry.status = 'confirmed'
    then private.queue_email('newsletter-already', entry.email, p_language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))
    else private.queue_email('newsletter-confirm', p_email, p_language, jsonb_build_object('token', p_token)) end;
  return private.close_submission('newsletter', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(queued));
end $$;

-- As before (20261101000700), by any of the links. State: confirmed, already, expired or invalid.
create or replace function public.verify_newsletter(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  link public.newsletter_links;
  entry public.newsletter_subscribers;
begin
  select * into link from public.newsletter_links where token_hash = p_token_hash;
  select * into entry from public.newsletter_subscribers where id = link.subscriber_id for update;
  if entry.id is null or entry.status = 'unsubscribed' then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'confirmed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  elsif link.expires_at < now() then
    return jsonb_build_object('state', 'expired', 'language', entry.language);
  end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where id = entry.id;
  return jsonb_build_object('state', 'confirmed', 'language', entry.language, 'emails', jsonb_build_array(
    private.queue_email('newsletter-welcome', entry.email, entry.language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))));
end $$;

-- As before. Links that were sent before somebody left do not bring them back.
create or replace function public.unsubscribe_newsletter(p_token uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare entry public.newsletter_subscribers;
begin
  select * into entry from public.newsletter_subscribers where unsubscribe_token = p_token for update;
  if entry.id is null then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'unsubscribed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  end if;
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = entry.id;
  delete from public.newsletter_links where subscriber_id = entry.id;
  return jsonb_build_object('state', 'unsubscribed', 'language', entry.language);
end $$;

-- As before (20261121150300).
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
  delete from public.outgoing_emails where created_at < now() - interval '7 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('outgoing_emails', n);

  -- Record of the team's acts: 24 months.
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics n = row_count;
  return gone || jsonb_build_object('audit_log', n);
end $$;

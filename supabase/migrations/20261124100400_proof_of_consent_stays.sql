-- Anybody can put an address into the form. Of somebody who had left, that wrote over when and in which language they had asked, and begun
-- anew each week it kept their entry for ever. Now an entry stays as its reader left it until a link is followed: the link alone knows the
-- new language and moment.
alter table public.newsletter_links add column language text check (language in ('en', 'el'));

update public.newsletter_subscribers set status = 'unsubscribed' where status = 'pending' and unsubscribed_at is not null;
alter table public.newsletter_subscribers add constraint newsletter_subscribers_pending_never_left
  check (status <> 'pending' or unsubscribed_at is null);

-- As before (20261122200100), but for that.
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
    language = case when s.status = 'pending' then excluded.language else s.language end,
    requested_at = case when s.status = 'pending' then now() else s.requested_at end
  returning * into entry;
  if entry.status <> 'confirmed' then
    insert into public.newsletter_links (token_hash, subscriber_id, expires_at, language)
    values (p_token_hash, entry.id, now() + interval '3 days', p_language);
  end if;
  queued := case when entry.status = 'confirmed'
    then private.queue_email('newsletter-already', entry.email, p_language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))
    else private.queue_email('newsletter-confirm', p_email, p_language, jsonb_build_object('token', p_token)) end;
  return private.close_submission('newsletter', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(queued));
end $$;

-- As before (20261122200100), also for somebody who had left: links from before that are gone. Language and moment are those of the link,
-- except of one older than this migration, which knows no language.
create or replace function public.verify_newsletter(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  link public.newsletter_links;
  entry public.newsletter_subscribers;
begin
  select s.* into entry from public.newsletter_subscribers s
  where s.id = (select l.subscriber_id from public.newsletter_links l where l.token_hash = p_token_hash) for update;
  -- Only now: while we waited for the entry, its reader may have left, and the links with them.
  select * into link from public.newsletter_links where token_hash = p_token_hash;
  if entry.id is null or link.token_hash is null then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'confirmed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  elsif link.expires_at < now() then
    return jsonb_build_object('state', 'expired', 'language', coalesce(link.language, entry.language));
  end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null,
    requested_at = link.created_at, language = coalesce(link.language, language)
  where id = entry.id returning * into entry;
  return jsonb_build_object('state', 'confirmed', 'language', entry.language, 'emails', jsonb_build_array(
    private.queue_email('newsletter-welcome', entry.email, entry.language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))));
end $$;

-- As before (20261123100200).
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

  -- Unconfirmed subscriptions: 7 days. Links go with their subscription, and so do those that nobody followed when somebody asks again
  -- and again.
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  get diagnostics n = row_count;
  gone := gone || jsonb_build_object('newsletter_unconfirmed', n);
  delete from public.newsletter_links l using public.newsletter_subscribers s
  where s.id = l.subscriber_id and s.status <> 'confirmed' and l.created_at < now() - interval '7 days';

  -- Proof of consent and withdrawal: 12 months after withdrawal, whoever has asked in that name since.
  delete from public.newsletter_subscribers where unsubscribed_at < now() - interval '12 months';
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

-- One connection could shut a form for everybody for a day: behind one home are 256 networks of a /56, each counted as a visitor of its own,
-- and all visitors together had a number that was then used up. Now the networks around a visitor are counted too, each three times as
-- generous as the one in it, and a form that has taken its number of a day goes on more slowly, and refuses nobody for it.

alter table public.form_submissions add column slow boolean not null default false;

drop function private.open_submission(text, uuid, text, text[], integer, integer, integer);
drop function public.submit_contact_message(uuid, text, text[], integer, integer, text, text, text, text, text, text, integer);
drop function public.subscribe_to_newsletter(uuid, text, text[], integer, integer, text, text, text, text, integer);
drop function public.submit_privacy_request(uuid, text, text[], integer, integer, text, text, text, text, text, text, text, integer);

-- Opens a submission. Null: go on and store. Otherwise the whole answer: `replayed` (same key, same content), `conflict` (same key, other
-- content) or `limited`, with the reason: `visitor` or `recipient`. Two requests with one key wait for each other here.
-- p_networks: codes of the visitor's network and of those around it, the narrowest first. The first may send p_limit times within
-- p_window_seconds and eight times that in a day, the next around it three times as much, and so on. p_recipient: the code of the address
-- that will be written to, or null where nothing need be.
-- Beyond 100 times p_recipient_limit submissions of one form in a day (1,200) it is slow: its emails wait for the purge function, and of the
-- widest network p_limit more are taken that day, but of data requests as many as before: the law gives them no number.
create function private.open_submission(
  p_form text, p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer,
  p_recipient_limit integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  earlier public.form_submissions;
  reason text := 'visitor';
  wait integer := 0;
  allowed integer := p_limit;
  is_request constant boolean := p_form = 'privacy-request';
  network text;
begin
  insert into public.form_submissions (form, key, request_hash) values (p_form, p_key, p_request_hash)
  on conflict do nothing;
  if not found then
    select * into earlier from public.form_submissions where form = p_form and key = p_key;
    return case when earlier.request_hash = p_request_hash
      then jsonb_build_object('status', 'replayed', 'answer', earlier.answer)
      else jsonb_build_object('status', 'conflict') end;
  end if;
  foreach network in array p_networks loop
    wait := public.take_rate_limit(p_form, network, allowed, p_window_seconds);
    exit when wait > 0;
    wait := public.take_rate_limit(p_form || ' in a day', network, 8 * allowed, 86400);
    exit when wait > 0;
    allowed := 3 * allowed;
  end loop;
  if wait = 0 and p_recipient is not null then
    reason := 'recipient';
    -- Counted apart: whoever has newsletters sent to somebody must not use up what that person needs to ask about their data.
    wait := public.take_rate_limit(case when is_request then 'recipient of a request' else 'recipient' end, p_recipient,
      p_recipient_limit, 86400);
  end if;
  if wait = 0 and public.take_rate_limit('everybody', p_form, 100 * p_recipient_limit, 86400) > 0 then
    update public.form_submissions set slow = true where form = p_form and key = p_key;
    if not is_request then
      reason := 'visitor';
      wait := public.take_rate_limit(p_form || ' when slow', p_networks[cardinality(p_networks)], p_limit, 86400);
    end if;
  end if;
  if wait > 0 then
    delete from public.form_submissions where form = p_form and key = p_key;
    return jsonb_build_object('status', 'limited', 'reason', reason, 'retryAfterSeconds', wait);
  end if;
  return null;
end $$;
grant execute on function private.open_submission(text, uuid, text, text[], text, integer, integer, integer) to service_role;

-- As before (20261101000400); the emails of a slow submission are not handed out but wait in the queue.
create or replace function private.close_submission(p_form text, p_key uuid, p_answer jsonb, p_emails jsonb) returns jsonb
language sql set search_path = ''
as $$
  update public.form_submissions set answer = p_answer where form = p_form and key = p_key
  returning jsonb_build_object('status', 'stored', 'answer', p_answer, 'emails', case when slow then '[]' else p_emails end);
$$;

-- As before (20261122210200). A slow form sends no receipts: they tell their reader nothing that the page has not said.
create function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('contact', p_key, p_request_hash, p_networks, null, p_limit, p_window_seconds, p_recipient_limit);
  stored uuid;
  emails jsonb;
begin
  if early is not null then
    return early;
  end if;
  insert into public.contact_messages (name, email, message, language, page)
  values (p_name, p_email, p_message, p_language, p_page) returning id into stored;
  emails := jsonb_build_array(private.queue_email('contact-notice', p_notify, 'en', jsonb_build_object('id', stored,
    'name', p_name, 'email', p_email, 'message', p_message, 'language', p_language)));
  if not (select slow from public.form_submissions where form = 'contact' and key = p_key)
    and public.take_rate_limit('receipt', p_recipient, p_recipient_limit, 86400) = 0 then
    emails := emails || private.queue_email('contact-receipt', p_email, p_language, '{}');
  end if;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), emails);
end $$;
grant execute on function public.submit_contact_message(uuid, text, text[], text, integer, integer, integer, text, text, text, text, text,
  text) to service_role;

-- As before (20261124100400).
create function public.subscribe_to_newsletter(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_email text, p_language text, p_token text, p_token_hash text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('newsletter', p_key, p_request_hash, p_networks, p_recipient, p_limit, p_window_seconds,
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
grant execute on function public.subscribe_to_newsletter(uuid, text, text[], text, integer, integer, integer, text, text, text, text)
  to service_role;

-- As before (20261121150200).
create function public.submit_privacy_request(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_type text, p_name text, p_email text, p_details text, p_language text, p_token text, p_token_hash text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('privacy-request', p_key, p_request_hash, p_networks, p_recipient, p_limit, p_window_seconds,
    p_recipient_limit);
begin
  if early is not null then
    return early;
  end if;
  insert into public.data_subject_requests (type, name, email, details, language, token_hash, token_expires_at)
  values (p_type, p_name, p_email, p_details, p_language, p_token_hash, now() + interval '3 days');
  return private.close_submission('privacy-request', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(
    private.queue_email('request-confirm', p_email, p_language,
      jsonb_build_object('token', p_token, 'type', p_type))));
end $$;
grant execute on function public.submit_privacy_request(uuid, text, text[], text, integer, integer, integer, text, text, text, text, text,
  text, text) to service_role;

-- As before (20261101000500), but emails about data requests leave before all others, and notices to the house last: however many wait
-- after a day on which a form was slow.
create or replace function public.claim_outgoing_emails(p_limit integer) returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select id from public.outgoing_emails
    where claimed_at < now() - least(interval '5 minutes' * power(2, least(attempts, 12)), interval '1 day')
    order by template like 'request-%' desc, template like '%-notice', created_at limit p_limit for update skip locked
  ), claimed as (
    update public.outgoing_emails o set claimed_at = now() from due where o.id = due.id returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'template', template, 'recipient', recipient,
    'language', language, 'parameters', parameters)), '[]') from claimed
$$;

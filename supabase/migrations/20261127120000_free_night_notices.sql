-- "Tell me if these nights become free": an address, and the nights it waits for. Confirmed by the link of an email, told once, and deleted in
-- the same moment. Each request has a row and a link of its own, so that whoever asks twice may open either email. For functions only.
create table public.free_night_notices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) between 3 and 254),
  language text not null check (language in ('en', 'el')),
  arrival date not null,
  departure date not null,
  token_hash text not null unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz not null,
  confirmed_at timestamptz,
  check (departure > arrival and departure <= arrival + 366),
  constraint free_night_notices_email_normalized check (private.is_normalized_email(email))
);
create index free_night_notices_of_a_person on public.free_night_notices (email);
create index free_night_notices_by_arrival on public.free_night_notices (arrival);
alter table public.free_night_notices enable row level security;

-- Keeps the request and queues the email with the link. The answer never says whether the address waits already.
create function public.ask_for_free_nights(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_email text, p_language text, p_arrival date, p_departure date, p_token text, p_token_hash text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('free-nights', p_key, p_request_hash, p_networks, p_recipient, p_limit, p_window_seconds,
    p_recipient_limit);
begin
  if early is not null then
    return early;
  end if;
  insert into public.free_night_notices (email, language, arrival, departure, token_hash, token_expires_at)
  values (p_email, p_language, p_arrival, p_departure, p_token_hash, now() + interval '3 days');
  return private.close_submission('free-nights', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(
    private.queue_email('nights-confirm', p_email, p_language,
      jsonb_build_object('token', p_token, 'arrival', p_arrival, 'departure', p_departure))));
end $$;
grant execute on function public.ask_for_free_nights(uuid, text, text[], text, integer, integer, integer, text, text, date, date, text, text)
  to service_role;

-- Looks at a link and changes nothing. State: unconfirmed, already, expired or invalid, with the nights.
create function public.free_night_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('language', n.language, 'arrival', n.arrival, 'departure', n.departure, 'state', case
      when n.confirmed_at is not null then 'already'
      when n.token_expires_at < now() then 'expired'
      else 'unconfirmed' end)
    from public.free_night_notices n where n.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;
grant execute on function public.free_night_link(text) to service_role;

-- Confirms a request. State: confirmed, already, expired or invalid.
create function public.confirm_free_night_notice(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare link jsonb := public.free_night_link(p_token_hash);
begin
  if link ->> 'state' <> 'unconfirmed' then
    return link;
  end if;
  update public.free_night_notices set confirmed_at = now() where token_hash = p_token_hash and confirmed_at is null;
  -- Whoever pressed twice is told the same as whoever comes back.
  return link || jsonb_build_object('state', case when found then 'confirmed' else 'already' end);
end $$;
grant execute on function public.confirm_free_night_notice(text) to service_role;

-- Deletes what the same address asked for these nights, by any of its links. State: unsubscribed or invalid.
create function public.withdraw_free_night_notice(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  delete from public.free_night_notices n using public.free_night_notices named
  where named.token_hash = p_token_hash and n.email = named.email and n.arrival = named.arrival and n.departure = named.departure;
  return jsonb_build_object('state', case when found then 'unsubscribed' else 'invalid' end);
end $$;
grant execute on function public.withdraw_free_night_notice(text) to service_role;

-- Called at each reading of the calendars. Queues one email for each address whose nights are all free, and deletes what it asked for, with
-- all whose arrival is over. `p_gone`: the nights that are not free, [[from, to], …]; null where they are not known, and nobody is told then.
-- `p_today`: the day at the house.
create function public.tell_of_free_nights(p_gone jsonb, p_today date) returns jsonb
language plpgsql set search_path = ''
as $$
declare emails jsonb;
begin
  delete from public.free_night_notices where arrival < p_today;
  with freed as (
    delete from public.free_night_notices n
    where n.confirmed_at is not null and p_gone is not null and not exists (
      select from jsonb_array_elements(p_gone) as run
      where (run ->> 0)::date < n.departure and (run ->> 1)::date > n.arrival)
    returning n.*
  ), told as (
    select distinct on (email, arrival, departure) * from freed order by email, arrival, departure, confirmed_at desc
  )
  select jsonb_agg(private.queue_email('nights-free', email, language,
    jsonb_build_object('arrival', arrival, 'departure', departure))) into emails from told;
  return coalesce(emails, '[]');
end $$;
grant execute on function public.tell_of_free_nights(jsonb, date) to service_role;

-- As before, with what waits for free nights.
create or replace function public.person_data(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare address text;
begin
  perform private.require_staff('owner');
  address := private.require_normalized_email(p_email);
  perform private.log_action('search person', 'person', null);
  return jsonb_build_object(
    'messages', coalesce((select jsonb_agg(to_jsonb(m) - 'handled_by' - 'search_text' - 'version' order by m.created_at)
      from public.contact_messages m where lower(m.email) = address), '[]'),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(s) - 'unsubscribe_token')
      from public.newsletter_subscribers s where lower(s.email) = address), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) - 'token_hash' - 'token_expires_at' - 'handled_by' - 'version'
      order by r.created_at) from public.data_subject_requests r where lower(r.email) = address), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(n) - 'token_hash' - 'token_expires_at' order by n.created_at)
      from public.free_night_notices n where n.email = address), '[]'),
    'emails', coalesce((select jsonb_agg(jsonb_build_object('created_at', o.created_at, 'template', o.template,
      'recipient', o.recipient, 'language', o.language) order by o.created_at)
      from public.outgoing_emails o where lower(o.recipient) = address or lower(o.parameters ->> 'email') = address), '[]'),
    'account', coalesce((select jsonb_agg(jsonb_build_object('email', u.email, 'name', t.name, 'role', t.role,
      'created_at', t.created_at)) from public.staff t join auth.users u on u.id = t.user_id
      where lower(u.email) = address), '[]'));
end $$;

-- As before, with what waits for free nights.
create or replace function public.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  messages integer;
  subscriptions integer;
  requests integer;
  notices integer;
  emails integer;
begin
  perform private.require_staff('owner');
  address := private.require_normalized_email(p_email);
  delete from public.contact_messages where lower(email) = address;
  get diagnostics messages = row_count;
  delete from public.newsletter_subscribers where lower(email) = address;
  get diagnostics subscriptions = row_count;
  delete from public.data_subject_requests where lower(email) = address and status = 'unconfirmed';
  get diagnostics requests = row_count;
  delete from public.free_night_notices where email = address;
  get diagnostics notices = row_count;
  delete from public.outgoing_emails
  where (lower(recipient) = address or lower(parameters ->> 'email') = address)
    and template not in ('request-received', 'request-extended');
  get diagnostics emails = row_count;
  perform private.log_action('erase person', 'person', null,
    jsonb_build_object('messages', messages, 'subscriptions', subscriptions, 'requests', requests, 'notices', notices));
  return jsonb_build_object('messages', messages, 'newsletter', subscriptions, 'requests', requests, 'notices', notices,
    'emails', emails);
end $$;

-- As before, with what waits for free nights.
create or replace function public.purge_expired() returns jsonb
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

-- Requests to be notified when nights become free: an email address and the nights. A request is confirmed by the link of an email.
-- It is deleted when its notification is queued, when the person withdraws it, and at the end of its period (purge_expired). Each
-- request has its own row and link, so that a person who asks twice can use either email. Only server functions have access.
create table public.free_night_notices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) between 3 and 254),
  language text not null check (language in ('en', 'el')),
  arrival date not null,
  departure date not null,
  -- The id of the suite; null if the request names none, as always in a house with one suite.
  suite text check (suite ~ '^[a-z0-9-]{1,60}$'),
  token_hash text not null unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz not null,
  confirmed_at timestamptz,
  check (departure > arrival and departure <= arrival + 366),
  check (arrival >= '2000-01-01' and departure < '2100-01-01'),
  constraint free_night_notices_email_normalized check (private.is_normalized_email(email))
);
create index free_night_notices_of_a_person on public.free_night_notices (email);
create index free_night_notices_by_arrival on public.free_night_notices (arrival);
alter table public.free_night_notices enable row level security;

-- Stores a request and queues the email with the link. The response does not show whether the address already has a request.
create function public.ask_for_free_nights(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_email text, p_language text, p_arrival date, p_departure date, p_token text, p_token_hash text, p_suite text default null
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
  insert into public.free_night_notices (email, language, arrival, departure, suite, token_hash, token_expires_at)
  values (p_email, p_language, p_arrival, p_departure, p_suite, p_token_hash, now() + interval '3 days');
  return private.close_submission('free-nights', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(
    private.queue_email('nights-confirm', p_email, p_language,
      jsonb_strip_nulls(jsonb_build_object('token', p_token, 'arrival', p_arrival, 'departure', p_departure, 'suite', p_suite)))));
end $$;

-- Checks a link without redeeming it. State: unconfirmed, already, expired or invalid, with the nights and their suite.
create function public.free_night_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_strip_nulls(jsonb_build_object('language', n.language, 'arrival', n.arrival, 'departure', n.departure, 'suite', n.suite, 'state', case
      when n.confirmed_at is not null then 'already'
      when n.token_expires_at < now() then 'expired'
      else 'unconfirmed' end))
    from public.free_night_notices n where n.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;

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
  -- A second press returns `already`, like a later visit.
  return link || jsonb_build_object('state', case when found then 'confirmed' else 'already' end);
end $$;

-- Deletes all requests of the same address for the same nights, by any of their links, and the queued emails about them: the page has said
-- that nothing more will be sent. State: unsubscribed or invalid.
create function public.withdraw_free_night_notice(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare named public.free_night_notices;
begin
  select * into named from public.free_night_notices where token_hash = p_token_hash;
  delete from public.free_night_notices n
  where n.email = named.email and n.arrival = named.arrival and n.departure = named.departure
    and n.suite is not distinct from named.suite;
  delete from public.outgoing_emails o
  where o.template like 'nights-%' and o.recipient = named.email and o.parameters ->> 'arrival' = named.arrival::text
    and o.parameters ->> 'departure' = named.departure::text and o.parameters ->> 'suite' is not distinct from named.suite;
  return jsonb_build_object('state', case when named.id is null then 'invalid' else 'unsubscribed' end);
end $$;

-- Called after each reading of the calendars. Queues one email per address and stay if all nights of the stay are free, and deletes these
-- requests. Also deletes requests whose arrival has passed, and queued emails about them. `p_gone`: for each suite, the nights that are
-- not free, {"garden-suite": [[from, to], …], "": …}. The entry "" is for requests for any other suite or for none; if it is missing,
-- nobody is notified. `p_today`: the current day in the house's time zone.
create function public.tell_of_free_nights(p_gone jsonb, p_today date) returns jsonb
language plpgsql set search_path = ''
as $$
declare emails jsonb;
begin
  delete from public.free_night_notices where arrival < p_today;
  delete from public.outgoing_emails where template like 'nights-%' and (parameters ->> 'arrival')::date < p_today;
  with freed as (
    delete from public.free_night_notices n
    where n.confirmed_at is not null and p_gone ? '' and not exists (
      select from jsonb_array_elements(coalesce(p_gone -> n.suite, p_gone -> '')) as run
      where (run ->> 0)::date < n.departure and (run ->> 1)::date > n.arrival)
    returning n.*
  ), told as (
    select distinct on (email, arrival, departure, suite) * from freed order by email, arrival, departure, suite, confirmed_at desc
  )
  select jsonb_agg(private.queue_email('nights-free', email, language,
    jsonb_strip_nulls(jsonb_build_object('arrival', arrival, 'departure', departure, 'suite', suite)))) into emails from told;
  return coalesce(emails, '[]');
end $$;
grant execute on function public.ask_for_free_nights, public.free_night_link, public.confirm_free_night_notice,
  public.withdraw_free_night_notice, public.tell_of_free_nights to service_role;

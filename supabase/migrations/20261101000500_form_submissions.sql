-- Protects the public forms from floods and duplicates. Only server functions may use these tables and functions. Attempts
-- are counted by a salted hash of the visitor's network or the recipient's address. Responses are stored, so that a retry
-- after a lost response does not store anything twice.
create table public.rate_limits (
  scope text not null check (char_length(scope) between 1 and 40),
  subject text not null check (char_length(subject) between 1 and 128),
  window_started_at timestamptz not null default now(),
  attempts integer not null default 1 check (attempts > 0),
  primary key (scope, subject)
);
alter table public.rate_limits enable row level security;

create table public.form_submissions (
  form text not null check (char_length(form) between 1 and 40),
  key uuid not null,
  request_hash text not null check (char_length(request_hash) between 1 and 128),
  answer jsonb,
  created_at timestamptz not null default now(),
  -- Whether the form had already reached its daily number of submissions. The emails queued for such a submission are sent
  -- later, by the function `purge`.
  slow boolean not null default false,
  primary key (form, key)
);
alter table public.form_submissions enable row level security;

-- Counts one attempt. Returns 0 if it is allowed, otherwise the seconds until the next attempt is allowed.
create function public.take_rate_limit(p_scope text, p_subject text, p_limit integer, p_window_seconds integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  length interval := make_interval(secs => p_window_seconds);
  entry public.rate_limits;
begin
  insert into public.rate_limits as r (scope, subject) values (p_scope, p_subject)
  on conflict (scope, subject) do update set
    attempts = case when r.window_started_at <= now() - length then 1 else least(r.attempts + 1, p_limit + 1) end,
    window_started_at = case when r.window_started_at <= now() - length then now() else r.window_started_at end
  returning * into entry;
  if entry.attempts <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from entry.window_started_at + length - now())))::integer;
end $$;

-- Resets the count of a subject after an attempt failed for a reason that the subject did not cause.
create function public.release_rate_limit(p_scope text, p_subject text) returns void
language sql set search_path = ''
as $$ delete from public.rate_limits where scope = p_scope and subject = p_subject $$;
grant execute on function public.take_rate_limit, public.release_rate_limit to service_role;

-- Starts a submission. Returns null if the caller should store it, otherwise the complete response: `replayed` (same key, same
-- content), `conflict` (same key, other content) or `limited` with the reason `visitor` or `recipient`. Of two requests with
-- the same key, the second waits for the first at the insert.
-- p_networks: hashes of the visitor's network and of the wider networks around it, narrowest first. The narrowest may send
-- p_limit times within p_window_seconds, and 8 × p_limit times within a day. Each wider network may send three times as much
-- as the one before, so that one connection with many networks does not count as many visitors.
-- p_recipient: hash of the email address that the form sends to, or null if no email is required.
-- After 100 × p_recipient_limit submissions per day (1,200) a form still accepts submissions but becomes slow: its emails wait
-- for the function `purge`, the contact form sends no receipts, and the widest network may send only p_limit more that day.
-- This last limit does not apply to data requests, because the law does not limit their number.
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
    -- Counted separately: subscribing somebody to the newsletter must not use up that person's limit for data requests.
    wait := public.take_rate_limit(case when is_request then 'recipient of a request' else 'recipient' end, p_recipient,
      p_recipient_limit, 86400);
  end if;
  if wait = 0 and public.take_rate_limit('all visitors', p_form, 100 * p_recipient_limit, 86400) > 0 then
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

-- Stores the response for a retry, and returns it with the emails to send now; no emails if the form is slow.
create function private.close_submission(p_form text, p_key uuid, p_answer jsonb, p_emails jsonb) returns jsonb
language sql set search_path = ''
as $$
  update public.form_submissions set answer = p_answer where form = p_form and key = p_key
  returning jsonb_build_object('status', 'stored', 'answer', p_answer, 'emails', case when slow then '[]' else p_emails end);
$$;
grant execute on function private.open_submission, private.close_submission to service_role;

-- What stands between the public forms and the tables: attempts counted by a salted code of the address, and the
-- answers already given, so that a retry after a lost answer stores nothing twice. For functions only.
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
  primary key (form, key)
);
alter table public.form_submissions enable row level security;

-- Counts one attempt. Answers 0 when it is allowed, otherwise the seconds until the next one is.
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
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;

-- Opens a submission. Null: go on and store. Otherwise the whole answer: `replayed` (same key, same content),
-- `conflict` (same key, other content) or `limited`. Two requests with one key wait for each other here.
create function private.open_submission(
  p_form text, p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  earlier public.form_submissions;
  subject text;
  wait integer;
begin
  insert into public.form_submissions (form, key, request_hash) values (p_form, p_key, p_request_hash)
  on conflict do nothing;
  if not found then
    select * into earlier from public.form_submissions where form = p_form and key = p_key;
    return case when earlier.request_hash = p_request_hash
      then jsonb_build_object('status', 'replayed', 'answer', earlier.answer)
      else jsonb_build_object('status', 'conflict') end;
  end if;
  foreach subject in array p_subjects loop
    wait := public.take_rate_limit(p_form, subject, p_limit, p_window_seconds);
    if wait > 0 then
      delete from public.form_submissions where form = p_form and key = p_key;
      return jsonb_build_object('status', 'limited', 'retryAfterSeconds', wait);
    end if;
  end loop;
  return null;
end $$;
grant execute on function private.open_submission(text, uuid, text, text[], integer, integer) to service_role;

-- Keeps the answer for a retry and hands it out together with the emails that are now to be sent.
create function private.close_submission(p_form text, p_key uuid, p_answer jsonb, p_emails jsonb) returns jsonb
language sql set search_path = ''
as $$
  update public.form_submissions set answer = p_answer where form = p_form and key = p_key;
  select jsonb_build_object('status', 'stored', 'answer', p_answer, 'emails', p_emails);
$$;
grant execute on function private.close_submission(text, uuid, jsonb, jsonb) to service_role;

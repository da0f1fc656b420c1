-- Privacy requests under the GDPR. The deadline starts at the confirmation, which sets the reference number and due date.
create sequence public.data_subject_request_number;

create table public.data_subject_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  type text not null check (type in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  details text not null default '' check (char_length(details) <= 4000),
  language text not null check (language in ('en', 'el')),
  token_hash text not null unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz not null,
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'open', 'closed')),
  confirmed_at timestamptz,
  reference text unique,
  due_on date,
  -- The house's time zone when the request was confirmed, in which all of its days are calculated.
  time_zone text not null default 'UTC',
  extension_reason text check (char_length(extension_reason) between 10 and 2000),
  answer text check (char_length(answer) <= 10000),
  -- Notes of the team. They are personal data, so the search for a person includes them.
  notes text not null default '' check (char_length(notes) <= 10000),
  handled_by uuid references auth.users (id) on delete set null,
  closed_at timestamptz,
  version integer not null default 1,
  check (status = 'unconfirmed' or (confirmed_at is not null and reference is not null and due_on is not null)),
  check (status <> 'closed' or closed_at is not null),
  constraint data_subject_requests_email_normalized check (private.is_normalized_email(email))
);
create index data_subject_requests_due on public.data_subject_requests (status, due_on);
create index data_subject_requests_of_a_person on public.data_subject_requests (lower(email));
create index data_subject_requests_handled_by on public.data_subject_requests (handled_by);
alter table public.data_subject_requests enable row level security;

grant select (id, created_at, type, name, email, details, language, status, confirmed_at, reference, due_on,
  extension_reason, answer, notes, handled_by, closed_at, version), update (status, answer, extension_reason, notes)
  on public.data_subject_requests to authenticated;
create policy "Owners can read confirmed requests" on public.data_subject_requests for select to authenticated
  using ((select private.staff_role()) = 'owner' and status <> 'unconfirmed');
create policy "Owners can answer confirmed requests" on public.data_subject_requests for update to authenticated
  using ((select private.staff_role()) = 'owner' and status <> 'unconfirmed')
  with check ((select private.staff_role()) = 'owner' and status <> 'unconfirmed');

-- Closing a request sets `closed_at`. The first extension reason moves the due date by two months. An extension is valid only
-- if the person is informed of it and its reason by the first due date (GDPR Art. 12(3)), so the reason is sent by email
-- and cannot be changed.
create function private.before_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  if auth.uid() is null then
    return new;
  end if;
  new.handled_by := auth.uid();
  new.closed_at := case when new.status = 'closed' then coalesce(old.closed_at, now()) end;
  if old.extension_reason is null and new.extension_reason is not null then
    if old.status <> 'open' or new.status <> 'open' or (now() at time zone old.time_zone)::date > old.due_on then
      raise check_violation using message = 'Only an open request can be extended, until the day it is due.';
    end if;
    new.due_on := (old.due_on + interval '2 months')::date;
    perform private.queue_email('request-extended', new.email, new.language, jsonb_build_object(
      'reference', new.reference, 'due', new.due_on, 'reason', new.extension_reason));
  elsif new.extension_reason is distinct from old.extension_reason then
    raise check_violation using message = 'The reason has already been sent to the person, so it cannot be changed.';
  end if;
  perform private.log_action(case when new.status = 'closed' and old.status <> 'closed' then 'close'
    when new.due_on <> old.due_on then 'extend' else 'update' end, 'data_subject_request', new.reference);
  return new;
end $$;
create trigger before_request_change before update on public.data_subject_requests
  for each row when (new.handled_by is not distinct from old.handled_by) execute function private.before_request_change();

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

-- Checks a link without redeeming it, like public.newsletter_link. A confirmed request is returned with reference and due date.
create function public.privacy_request_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('language', r.language) || case
      when r.status <> 'unconfirmed' then jsonb_build_object('state', 'already', 'reference', r.reference, 'due', r.due_on)
      when r.token_expires_at < now() then jsonb_build_object('state', 'expired')
      else jsonb_build_object('state', 'unconfirmed') end
    from public.data_subject_requests r where r.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;

-- Confirms a request. State: confirmed or already (both with reference and due date), expired or invalid. The number in the
-- reference has at least four digits.
create function public.verify_privacy_request(p_token_hash text, p_notify text, p_time_zone text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  entry public.data_subject_requests;
  number text;
  parameters jsonb;
begin
  select * into entry from public.data_subject_requests where token_hash = p_token_hash for update;
  if entry.id is null then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status <> 'unconfirmed' then
    return jsonb_build_object('state', 'already', 'reference', entry.reference, 'due', entry.due_on,
      'language', entry.language);
  elsif entry.token_expires_at < now() then
    return jsonb_build_object('state', 'expired', 'language', entry.language);
  end if;
  number := nextval('public.data_subject_request_number');
  update public.data_subject_requests set
    status = 'open', confirmed_at = now(),
    reference = 'DSR-' || lpad(number, greatest(4, length(number)), '0'),
    time_zone = p_time_zone,
    due_on = ((now() at time zone p_time_zone) + interval '1 month')::date
  where id = entry.id returning * into entry;
  parameters := jsonb_build_object('reference', entry.reference, 'due', entry.due_on, 'type', entry.type);
  return jsonb_build_object('state', 'confirmed', 'reference', entry.reference, 'due', entry.due_on,
    'language', entry.language, 'emails', jsonb_build_array(
      private.queue_email('request-received', entry.email, entry.language, parameters),
      private.queue_email('request-notice', p_notify, 'en', parameters)));
end $$;
grant execute on function public.submit_privacy_request, public.privacy_request_link, public.verify_privacy_request to service_role;

-- Messages of the contact form. The contact function stores them; staff read, mark and delete them.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  message text not null check (message ~ '\S' and char_length(message) <= 4000),
  language text not null check (language in ('en', 'el')),
  page text check (char_length(page) <= 200),
  status text not null default 'new' check (status in ('new', 'answered', 'archived')),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  -- The text searched by the inbox.
  search_text text not null generated always as (private.fold_letters(name || ' ' || email || ' ' || message)) stored,
  version integer not null default 1,
  -- The stay that the message asks for: both days and the number of guests, or all null. Days are in the house's time zone.
  stay_arrival date,
  stay_departure date,
  stay_guests smallint,
  -- The id of the suite, if the house has several.
  stay_suite text check (stay_suite ~ '^[a-z0-9-]{1,60}$'),
  -- The version of the rental conditions linked on the guest's page: the day on which it came into force.
  terms_version date check (terms_version >= '2000-01-01' and terms_version < '2100-01-01'),
  constraint contact_messages_email_normalized check (private.is_normalized_email(email)),
  constraint contact_messages_stay_is_whole check (
    num_nonnulls(stay_arrival, stay_departure, stay_guests, stay_suite) = 0
    or num_nulls(stay_arrival, stay_departure, stay_guests) = 0 and stay_departure > stay_arrival
      and stay_departure <= stay_arrival + 366 and stay_guests between 1 and 20),
  constraint contact_messages_stay_in_this_century check (stay_arrival >= '2000-01-01' and stay_departure < '2100-01-01')
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_of_a_person on public.contact_messages (lower(email), created_at);
create index contact_messages_handled_by on public.contact_messages (handled_by);
alter table public.contact_messages enable row level security;

grant select, update (status), delete on public.contact_messages to authenticated;
create policy "Staff can read messages" on public.contact_messages for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "Staff can mark messages" on public.contact_messages for update to authenticated
  using ((select private.staff_role()) is not null) with check ((select private.staff_role()) is not null);
create policy "Staff can delete messages" on public.contact_messages for delete to authenticated
  using ((select private.staff_role()) is not null);

create function private.before_message_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_action('delete', 'contact_message', old.id::text);
    return old;
  end if;
  new.version := old.version + (new.handled_by is not distinct from old.handled_by)::integer; -- The same if an account is deleted.
  if new.status is distinct from old.status and auth.uid() is not null then
    new.handled_by := auth.uid();
    new.handled_at := now();
    perform private.log_action('mark ' || new.status, 'contact_message', new.id::text);
  end if;
  return new;
end $$;
create trigger before_message_change before update or delete on public.contact_messages
  for each row execute function private.before_message_change();

-- Stores a message and queues its two emails, once for each key. Returns the result of private.open_submission, or `stored`.
-- Beyond the recipient's limit the message is stored, but no receipt is sent. Receipts are counted separately, because sending
-- messages in somebody's name must not use up that person's limit for data requests. A slow form (over its daily number)
-- sends no receipts, because the page has already confirmed the message.
create function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text,
  p_stay_arrival date default null, p_stay_departure date default null, p_stay_guests integer default null,
  p_terms_version date default null, p_stay_suite text default null
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
  insert into public.contact_messages (name, email, message, language, page, stay_arrival, stay_departure, stay_guests, stay_suite,
    terms_version)
  values (p_name, p_email, p_message, p_language, p_page, p_stay_arrival, p_stay_departure, p_stay_guests, p_stay_suite, p_terms_version)
  returning id into stored;
  emails := jsonb_build_array(private.queue_email('contact-notice', p_notify, 'en', jsonb_strip_nulls(jsonb_build_object('id', stored,
    'name', p_name, 'email', p_email, 'message', p_message, 'language', p_language, 'arrival', p_stay_arrival::text,
    'departure', p_stay_departure::text, 'guests', p_stay_guests::text, 'suite', p_stay_suite, 'terms', p_terms_version::text))));
  if not (select slow from public.form_submissions where form = 'contact' and key = p_key)
    and public.take_rate_limit('receipt', p_recipient, p_recipient_limit, 86400) = 0 then
    emails := emails || private.queue_email('contact-receipt', p_email, p_language, '{}');
  end if;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), emails);
end $$;
grant execute on function public.submit_contact_message to service_role;

-- A message can carry the stay that it is about: both days and the guests, or nothing. Days are those of the house; the departure is no night.
alter table public.contact_messages
  add column stay_arrival date,
  add column stay_departure date,
  add column stay_guests smallint,
  add constraint contact_messages_stay_is_whole check (
    num_nonnulls(stay_arrival, stay_departure, stay_guests) = 0
    or num_nulls(stay_arrival, stay_departure, stay_guests) = 0 and stay_departure > stay_arrival
      and stay_departure <= stay_arrival + 366 and stay_guests between 1 and 20);

drop function public.submit_contact_message(uuid, text, text[], text, integer, integer, integer, text, text, text, text, text, text);

-- Stores a message and queues its emails, once for each key. Answers as private.open_submission says, or `stored`.
create function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text,
  p_stay_arrival date default null, p_stay_departure date default null, p_stay_guests integer default null
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
  insert into public.contact_messages (name, email, message, language, page, stay_arrival, stay_departure, stay_guests)
  values (p_name, p_email, p_message, p_language, p_page, p_stay_arrival, p_stay_departure, p_stay_guests) returning id into stored;
  emails := jsonb_build_array(private.queue_email('contact-notice', p_notify, 'en', jsonb_strip_nulls(jsonb_build_object('id', stored,
    'name', p_name, 'email', p_email, 'message', p_message, 'language', p_language, 'arrival', p_stay_arrival::text,
    'departure', p_stay_departure::text, 'guests', p_stay_guests::text))));
  if not (select slow from public.form_submissions where form = 'contact' and key = p_key)
    and public.take_rate_limit('receipt', p_recipient, p_recipient_limit, 86400) = 0 then
    emails := emails || private.queue_email('contact-receipt', p_email, p_language, '{}');
  end if;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), emails);
end $$;
grant execute on function public.submit_contact_message(uuid, text, text[], text, integer, integer, integer, text, text, text, text, text,
  text, date, date, integer) to service_role;

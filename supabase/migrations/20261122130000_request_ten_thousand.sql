-- As before (20261101000800), but request 10,000 has its whole number: cut to four digits it was that of request 1,000, which
-- is taken, so that nobody could confirm a request any more.
create or replace function public.verify_privacy_request(p_token_hash text, p_notify text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  entry public.data_subject_requests;
  number text;
  told jsonb;
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
    due_on = ((now() at time zone 'Europe/Athens') + interval '1 month')::date
  where id = entry.id returning * into entry;
  told := jsonb_build_object('reference', entry.reference, 'due', entry.due_on, 'type', entry.type);
  return jsonb_build_object('state', 'confirmed', 'reference', entry.reference, 'due', entry.due_on,
    'language', entry.language, 'emails', jsonb_build_array(
      private.queue_email('request-received', entry.email, entry.language, told),
      private.queue_email('request-notice', p_notify, 'en', told)));
end $$;

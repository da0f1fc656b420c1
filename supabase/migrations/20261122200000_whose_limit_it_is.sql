-- A limit says whose it is, the visitor's or the recipient's: each is told in other words.

-- As before (20261121150200); `limited` has the reason, `visitor` or `recipient`.
create or replace function private.open_submission(
  p_form text, p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_recipient_limit integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  earlier public.form_submissions;
  reason text := 'visitor';
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
  wait := public.take_rate_limit(p_form, p_subjects[1], p_limit, p_window_seconds);
  if wait = 0 and p_subjects[2] is not null then
    reason := 'recipient';
    wait := public.take_rate_limit('recipient', p_subjects[2], p_recipient_limit, 86400);
  end if;
  if wait > 0 then
    delete from public.form_submissions where form = p_form and key = p_key;
    return jsonb_build_object('status', 'limited', 'reason', reason, 'retryAfterSeconds', wait);
  end if;
  return null;
end $$;

-- As before, but the recipient's limit keeps back the receipt alone: the message is for the house, and whoever sends
-- receipts to an address in somebody's name must not shut that person out of writing to us.
create or replace function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text,
  p_recipient_limit integer default 12
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('contact', p_key, p_request_hash, p_subjects[1:1], p_limit, p_window_seconds,
    p_recipient_limit);
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
  if p_subjects[2] is null or public.take_rate_limit('recipient', p_subjects[2], p_recipient_limit, 86400) = 0 then
    emails := emails || private.queue_email('contact-receipt', p_email, p_language, '{}');
  end if;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), emails);
end $$;

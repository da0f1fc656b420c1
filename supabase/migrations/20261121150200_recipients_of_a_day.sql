-- Whoever is written to has a limit of their own, over a day and over all forms together. With the visitor's short window,
-- one address could be sent hundreds of emails a day, window after window.

drop function private.open_submission(text, uuid, text, text[], integer, integer);
drop function public.submit_contact_message(uuid, text, text[], integer, integer, text, text, text, text, text, text);
drop function public.subscribe_to_newsletter(uuid, text, text[], integer, integer, text, text, text, text);
drop function public.submit_privacy_request(uuid, text, text[], integer, integer, text, text, text, text, text, text, text);

-- As before (20261101000400). Of the subjects the first is the visitor, limited for each form; the second, if any, is the
-- recipient, limited for a day.
create function private.open_submission(
  p_form text, p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_recipient_limit integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  earlier public.form_submissions;
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
    wait := public.take_rate_limit('recipient', p_subjects[2], p_recipient_limit, 86400);
  end if;
  if wait > 0 then
    delete from public.form_submissions where form = p_form and key = p_key;
    return jsonb_build_object('status', 'limited', 'retryAfterSeconds', wait);
  end if;
  return null;
end $$;
grant execute on function private.open_submission(text, uuid, text, text[], integer, integer, integer) to service_role;

-- The forms, as before (20261101000600, 20261101000700, 20261101000800), with that limit.
create function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text,
  p_recipient_limit integer default 12
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('contact', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds,
    p_recipient_limit);
  stored uuid;
begin
  if early is not null then
    return early;
  end if;
  insert into public.contact_messages (name, email, message, language, page)
  values (p_name, p_email, p_message, p_language, p_page) returning id into stored;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), jsonb_build_array(
    private.queue_email('contact-notice', p_notify, 'en', jsonb_build_object('id', stored, 'name', p_name,
      'email', p_email, 'message', p_message, 'language', p_language)),
    private.queue_email('contact-receipt', p_email, p_language, '{}')));
end $$;
grant execute on function public.submit_contact_message(uuid, text, text[], integer, integer, text, text, text, text, text, text,
  integer) to service_role;

create function public.subscribe_to_newsletter(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_email text, p_language text, p_token text, p_token_hash text,
  p_recipient_limit integer default 12
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('newsletter', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds,
    p_recipient_limit);
  entry public.newsletter_subscribers;
  queued jsonb;
begin
  if early is not null then
    return early;
  end if;
  insert into public.newsletter_subscribers as s (email, language, token_hash, token_expires_at)
  values (p_email, p_language, p_token_hash, now() + interval '3 days')
  on conflict (lower(email)) do update set
    language = case when s.status = 'confirmed' then s.language else excluded.language end,
    status = case when s.status = 'confirmed' then s.status else 'pending' end,
    requested_at = case when s.status = 'confirmed' then s.requested_at else now() end,
    token_hash = case when s.status = 'confirmed' then s.token_hash else excluded.token_hash end,
    token_expires_at = case when s.status = 'confirmed' then s.token_expires_at else excluded.token_expires_at end
  returning * into entry;
  queued := case when entry.status = 'confirmed'
    then private.queue_email('newsletter-already', entry.email, p_language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))
    else private.queue_email('newsletter-confirm', p_email, p_language, jsonb_build_object('token', p_token)) end;
  return private.close_submission('newsletter', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(queued));
end $$;
grant execute on function public.subscribe_to_newsletter(uuid, text, text[], integer, integer, text, text, text, text, integer)
  to service_role;

create function public.submit_privacy_request(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_type text, p_name text, p_email text, p_details text, p_language text, p_token text, p_token_hash text,
  p_recipient_limit integer default 12
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('privacy-request', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds,
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
grant execute on function public.submit_privacy_request(uuid, text, text[], integer, integer, text, text, text, text, text,
  text, text, integer) to service_role;

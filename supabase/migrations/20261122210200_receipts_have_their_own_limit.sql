-- As before (20261122200000), but receipts are counted by themselves: whoever sends messages in somebody's name must not use up what that
-- person needs to ask about their data or to leave the newsletter.
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
  if p_subjects[2] is null or public.take_rate_limit('receipt', p_subjects[2], p_recipient_limit, 86400) = 0 then
    emails := emails || private.queue_email('contact-receipt', p_email, p_language, '{}');
  end if;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), emails);
end $$;

-- Everything held about one email address: what answers a request of access, portability or erasure. Owners only, noted.
create function public.person_data(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare address text := lower(btrim(p_email));
begin
  perform private.require_staff('owner');
  perform private.note_act('search person', 'person', null);
  return jsonb_build_object(
    'messages', coalesce((select jsonb_agg(to_jsonb(m) - 'handled_by' order by m.created_at)
      from public.contact_messages m where lower(m.email) = address), '[]'),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(s) - 'token_hash' - 'token_expires_at' - 'unsubscribe_token')
      from public.newsletter_subscribers s where lower(s.email) = address), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) - 'token_hash' - 'token_expires_at' - 'handled_by'
      order by r.created_at) from public.data_subject_requests r where lower(r.email) = address), '[]'));
end $$;
grant execute on function public.person_data(text) to authenticated;

-- Deletes messages, the newsletter entry and emails not yet sent. The requests themselves stay: they are the evidence
-- that we answered, which the law asks us to keep. Answers how many of each were deleted.
create function public.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  messages integer;
  subscriptions integer;
  emails integer;
begin
  perform private.require_staff('owner');
  delete from public.contact_messages where lower(email) = address;
  get diagnostics messages = row_count;
  delete from public.newsletter_subscribers where lower(email) = address;
  get diagnostics subscriptions = row_count;
  delete from public.outgoing_emails
  where lower(recipient) = address or lower(parameters ->> 'email') = address;
  get diagnostics emails = row_count;
  perform private.note_act('erase person', 'person', null,
    jsonb_build_object('messages', messages, 'subscriptions', subscriptions));
  return jsonb_build_object('messages', messages, 'newsletter', subscriptions, 'emails', emails);
end $$;
grant execute on function public.erase_person(text) to authenticated;

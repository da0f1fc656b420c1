-- As before (20261123100000), but what waits to tell a person of their confirmed request stays with it: erased before it left, an
-- extension counted here and the person had never heard of it.
create or replace function public.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  messages integer;
  subscriptions integer;
  requests integer;
  emails integer;
begin
  perform private.require_staff('owner');
  delete from public.contact_messages where lower(email) = address;
  get diagnostics messages = row_count;
  delete from public.newsletter_subscribers where lower(email) = address;
  get diagnostics subscriptions = row_count;
  delete from public.data_subject_requests where lower(email) = address and status = 'unconfirmed';
  get diagnostics requests = row_count;
  delete from public.outgoing_emails
  where (lower(recipient) = address or lower(parameters ->> 'email') = address)
    and template not in ('request-received', 'request-extended');
  get diagnostics emails = row_count;
  perform private.note_act('erase person', 'person', null,
    jsonb_build_object('messages', messages, 'subscriptions', subscriptions, 'requests', requests));
  return jsonb_build_object('messages', messages, 'newsletter', subscriptions, 'requests', requests, 'emails', emails);
end $$;

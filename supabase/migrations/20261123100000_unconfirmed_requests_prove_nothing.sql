-- As before (20261101000900), and requests that nobody has confirmed go too, name and words and all: they prove nothing, as anybody may
-- have written them. Confirmed ones stay, as the evidence that we answered.
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
  where lower(recipient) = address or lower(parameters ->> 'email') = address;
  get diagnostics emails = row_count;
  perform private.note_act('erase person', 'person', null,
    jsonb_build_object('messages', messages, 'subscriptions', subscriptions, 'requests', requests));
  return jsonb_build_object('messages', messages, 'newsletter', subscriptions, 'requests', requests, 'emails', emails);
end $$;

-- Returns the address without surrounding spaces and in lower case. Raises an error (SQLSTATE 22023) if this is not its canonical
-- form, because an empty result would wrongly suggest that nothing is stored.
create function private.require_normalized_email(p_email text) returns text
language plpgsql immutable set search_path = ''
as $$
declare address text := lower(btrim(p_email));
begin
  if not private.is_normalized_email(address) then
    raise invalid_parameter_value using message = 'Ask for the address as it is stored: its domain in Punycode.';
  end if;
  return address;
end $$;

-- Returns all data stored about one email address: messages, newsletter entry, requests, notices of free nights, queued emails
-- and an account for the staff pages, also one that belongs to nobody of the team. Used for requests for access and portability. Owners only;
-- the search is logged. Tokens and internal data are left out. So are the audit log and the platform's record of sign-ins, which are about the
-- team only and would fill the result: the page says so.
create function public.person_data(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare address text;
begin
  perform private.require_staff('owner');
  address := private.require_normalized_email(p_email);
  perform private.log_action('search person', 'person', null);
  return jsonb_build_object(
    'messages', coalesce((select jsonb_agg(to_jsonb(m) - 'handled_by' - 'search_text' - 'version' order by m.created_at)
      from public.contact_messages m where lower(m.email) = address), '[]'),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(s) - 'unsubscribe_token')
      from public.newsletter_subscribers s where lower(s.email) = address), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) - 'token_hash' - 'token_expires_at' - 'handled_by' - 'version'
      order by r.created_at) from public.data_subject_requests r where lower(r.email) = address), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(n) - 'token_hash' - 'token_expires_at' order by n.created_at)
      from public.free_night_notices n where n.email = address), '[]'),
    'emails', coalesce((select jsonb_agg(jsonb_build_object('created_at', o.created_at, 'template', o.template,
      'recipient', o.recipient, 'language', o.language) order by o.created_at)
      from public.outgoing_emails o where lower(o.recipient) = address or lower(o.parameters ->> 'email') = address), '[]'),
    'account', coalesce((select jsonb_agg(jsonb_build_object('email', u.email, 'name', t.name, 'role', t.role,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at))
      from auth.users u left join public.staff t on t.user_id = u.id
      where lower(u.email) = address), '[]'));
end $$;

-- Logs that the data stored about a person was exported as a file.
create function public.log_person_export(p_format text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  perform private.log_action('export person', 'person', null, jsonb_build_object('format', left(p_format, 10)));
end $$;

-- Deletes messages, the newsletter entry, notices of free nights, unconfirmed requests (anybody could have sent them) and queued
-- emails. Confirmed requests are kept as proof that they were answered, together with queued emails about them. Returns the
-- number of deleted rows of each kind.
create function public.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  messages integer;
  newsletter integer;
  requests integer;
  notices integer;
  emails integer;
begin
  perform private.require_staff('owner');
  address := private.require_normalized_email(p_email);
  delete from public.contact_messages where lower(email) = address;
  get diagnostics messages = row_count;
  delete from public.newsletter_subscribers where lower(email) = address;
  get diagnostics newsletter = row_count;
  delete from public.data_subject_requests where lower(email) = address and status = 'unconfirmed';
  get diagnostics requests = row_count;
  delete from public.free_night_notices where email = address;
  get diagnostics notices = row_count;
  delete from public.outgoing_emails
  where (lower(recipient) = address or lower(parameters ->> 'email') = address)
    and template not in ('request-received', 'request-extended');
  get diagnostics emails = row_count;
  perform private.log_action('erase person', 'person', null, jsonb_build_object('messages', messages, 'newsletter', newsletter,
    'requests', requests, 'notices', notices, 'emails', emails));
  return jsonb_build_object('messages', messages, 'newsletter', newsletter, 'requests', requests, 'notices', notices,
    'emails', emails);
end $$;
grant execute on function public.person_data, public.log_person_export, public.erase_person to authenticated;

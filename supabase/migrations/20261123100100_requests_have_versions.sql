-- Two owners at one request: each says which version of it they had before them, and a change of an older one reaches no row.
alter table public.data_subject_requests add column version integer not null default 1;
grant select (version) on public.data_subject_requests to authenticated;

-- As before (20261121150400), but the reason that a person was told is the one that stays: a second one was stored without a word to
-- anybody. Each change, whoever makes it, is a new version.
create or replace function private.note_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  if auth.uid() is null then
    return new;
  end if;
  new.handled_by := auth.uid();
  new.closed_at := case when new.status = 'closed' then coalesce(old.closed_at, now()) end;
  if old.extension_reason is null and new.extension_reason is not null then
    if old.status <> 'open' or new.status <> 'open' or (now() at time zone 'Europe/Athens')::date > old.due_on then
      raise check_violation using message = 'Only an open request can be extended, until the day it is due.';
    end if;
    new.due_on := (old.due_on + interval '2 months')::date;
    perform private.queue_email('request-extended', new.email, new.language, jsonb_build_object(
      'reference', new.reference, 'due', new.due_on, 'reason', new.extension_reason));
  elsif new.extension_reason is distinct from old.extension_reason then
    raise check_violation using message = 'The person has been told the reason: it stays.';
  end if;
  perform private.note_act(case when new.status = 'closed' and old.status <> 'closed' then 'close'
    when new.due_on <> old.due_on then 'extend' else 'update' end, 'data_subject_request', new.reference);
  return new;
end $$;

-- As before (20261121110000), without the version: it is about our work, not about the person.
create or replace function public.person_data(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare address text := lower(btrim(p_email));
begin
  perform private.require_staff('owner');
  perform private.note_act('search person', 'person', null);
  return jsonb_build_object(
    'messages', coalesce((select jsonb_agg(to_jsonb(m) - 'handled_by' - 'search_text' order by m.created_at)
      from public.contact_messages m where lower(m.email) = address), '[]'),
    'newsletter', coalesce((select jsonb_agg(to_jsonb(s) - 'unsubscribe_token')
      from public.newsletter_subscribers s where lower(s.email) = address), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) - 'token_hash' - 'token_expires_at' - 'handled_by' - 'version'
      order by r.created_at) from public.data_subject_requests r where lower(r.email) = address), '[]'),
    'emails', coalesce((select jsonb_agg(jsonb_build_object('created_at', o.created_at, 'template', o.template,
      'recipient', o.recipient, 'language', o.language) order by o.created_at)
      from public.outgoing_emails o where lower(o.recipient) = address or lower(o.parameters ->> 'email') = address), '[]'),
    'account', coalesce((select jsonb_agg(jsonb_build_object('email', u.email, 'name', t.name, 'role', t.role,
      'created_at', t.created_at)) from public.staff t join auth.users u on u.id = t.user_id
      where lower(u.email) = address), '[]'));
end $$;

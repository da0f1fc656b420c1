-- What the desks of the staff pages ask for beside the tables.

-- The team's own notes on a request. They are about the person too: a search of everything held on them shows the notes.
alter table public.data_subject_requests add column notes text not null default '' check (char_length(notes) <= 10000);
grant select (notes), update (notes) on public.data_subject_requests to authenticated;

-- The team with the email addresses of its accounts, which only the sign-in service knows. Owners only.
create function public.staff_accounts()
returns table (user_id uuid, name text, role text, email text, created_at timestamptz, last_sign_in_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  return query select s.user_id, s.name, s.role, u.email::text, s.created_at, u.last_sign_in_at
    from public.staff s join auth.users u on u.id = s.user_id order by s.created_at, s.name;
end $$;
grant execute on function public.staff_accounts() to authenticated;

-- The confirmed readers with their leaving links, in one value: a list of rows would end at the REST address's limit of
-- rows, and silently leave readers out. The export is noted.
drop function public.export_newsletter();
create function public.export_newsletter() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare readers jsonb;
begin
  perform private.require_staff('owner');
  select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'language', s.language, 'requested_at', s.requested_at,
      'confirmed_at', s.confirmed_at, 'unsubscribe_token', s.unsubscribe_token) order by s.confirmed_at), '[]')
    into readers from public.newsletter_subscribers s where s.status = 'confirmed';
  perform private.note_act('export', 'newsletter_subscribers', null,
    jsonb_build_object('count', jsonb_array_length(readers)));
  return readers;
end $$;
grant execute on function public.export_newsletter() to authenticated;

-- Everything held about one email address, emails that wait to be sent and an account of the team among it.
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
    'newsletter', coalesce((select jsonb_agg(to_jsonb(s) - 'token_hash' - 'token_expires_at' - 'unsubscribe_token')
      from public.newsletter_subscribers s where lower(s.email) = address), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) - 'token_hash' - 'token_expires_at' - 'handled_by'
      order by r.created_at) from public.data_subject_requests r where lower(r.email) = address), '[]'),
    'emails', coalesce((select jsonb_agg(jsonb_build_object('created_at', o.created_at, 'template', o.template,
      'recipient', o.recipient, 'language', o.language) order by o.created_at)
      from public.outgoing_emails o where lower(o.recipient) = address or lower(o.parameters ->> 'email') = address), '[]'),
    'account', coalesce((select jsonb_agg(jsonb_build_object('email', u.email, 'name', t.name, 'role', t.role,
      'created_at', t.created_at)) from public.staff t join auth.users u on u.id = t.user_id
      where lower(u.email) = address), '[]'));
end $$;

-- Notes that what is held about a person was taken out as a file.
create function public.note_person_export(p_format text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  perform private.note_act('export person', 'person', null, jsonb_build_object('format', left(p_format, 10)));
end $$;
grant execute on function public.note_person_export(text) to authenticated;

-- What a search in the inbox looks through: all words of a message, folded as `src/lib/text/fold.ts` folds what is typed, so
-- that accents, capitals and final sigmas make no difference, whatever the database's own locale.
alter table public.contact_messages add column search_text text not null generated always as (
  replace(replace(translate(lower(name || ' ' || email || ' ' || message),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰςÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûü',
    'αβγδεζηθικλμνξοπρστυφχψωαεηιουωιυαεηιουωιυιυσaaaaceeeeiiinooouuuuaaaaceeeeiiinooouuuu'), '''', ''), '’', '')
) stored;

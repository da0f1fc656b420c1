-- An email address has one form wherever it is stored: lower-case, its domain in Punycode, as src/lib/forms/email-address.ts writes it
-- before anything is stored, searched, counted or compared. The same person was two before: `ann@ΕΛΛΗΝΙΚΑ.example` as typed, and what the
-- browser's own field made of it, so that a search or an erasure found one of them.

-- Punycode of one label (RFC 3492), for what is stored already; dropped below.
create function private.punycode(p_label text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  points integer[] := array(select ascii(letter) from regexp_split_to_table(p_label, '') with ordinality as l (letter, place) order by place);
  output text := regexp_replace(p_label, '[^\x01-\x7f]', '', 'g');
  basic integer := length(output);
  handled integer := basic;
  n integer := 128;
  delta bigint := 0;
  bias integer := 72;
  next integer;
  q bigint;
  k integer;
  t integer;
  digit integer;
  point integer;
begin
  if basic = cardinality(points) then
    return p_label;
  end if;
  if basic > 0 then
    output := output || '-';
  end if;
  while handled < cardinality(points) loop
    select min(c) into next from unnest(points) as c where c >= n;
    delta := delta + (next - n)::bigint * (handled + 1);
    n := next;
    foreach point in array points loop
      if point < n then
        delta := delta + 1;
      elsif point = n then
        q := delta;
        k := 36;
        loop
          t := least(greatest(k - bias, 1), 26);
          exit when q < t;
          digit := t + (q - t) % (36 - t);
          output := output || chr(digit + case when digit < 26 then 97 else 22 end);
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        output := output || chr(q::integer + case when q < 26 then 97 else 22 end);
        delta := case when handled = basic then delta / 700 else delta / 2 end;
        handled := handled + 1;
        delta := delta + delta / handled;
        k := 0;
        while delta > 455 loop
          delta := delta / 35;
          k := k + 36;
        end loop;
        bias := k + (36 * delta / (delta + 38))::integer;
        delta := 0;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || output;
end $$;

-- Greek capitals are named, as not every database's own locale knows their small letters.
create function private.email_in_one_form(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select lower(split_part(p_email, '@', 1)) || '@' || (
    select string_agg(private.punycode(label), '.' order by place)
    from regexp_split_to_table(
      lower(translate(normalize(split_part(p_email, '@', 2), nfkc), 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ', 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ')),
      '\.') with ordinality as l (label, place))
$$;

update public.contact_messages set email = private.email_in_one_form(email) where email <> private.email_in_one_form(email);
update public.data_subject_requests set email = private.email_in_one_form(email) where email <> private.email_in_one_form(email);
update public.outgoing_emails set recipient = private.email_in_one_form(recipient)
where recipient <> private.email_in_one_form(recipient);
update public.outgoing_emails set parameters = parameters || jsonb_build_object('email', private.email_in_one_form(parameters ->> 'email'))
where parameters ->> 'email' <> private.email_in_one_form(parameters ->> 'email');

-- Of two entries of one reader the one they decided on last stays.
delete from public.newsletter_subscribers s using (
  select id, row_number() over (
    partition by private.email_in_one_form(email)
    order by greatest(confirmed_at, unsubscribed_at) desc nulls last, requested_at desc, id) as place
  from public.newsletter_subscribers
) as each_entry where each_entry.id = s.id and each_entry.place > 1;
update public.newsletter_subscribers set email = private.email_in_one_form(email) where email <> private.email_in_one_form(email);

drop function private.email_in_one_form(text);
drop function private.punycode(text);

-- What is not in this form is refused from now on, and a search for it is an error: finding nothing would look like an answer.
create function private.is_email_in_one_form(p_email text) returns boolean
language sql immutable set search_path = ''
as $$ select p_email = lower(p_email) and p_email ~ '^[\x21-\x7e]+@[\x21-\x7e]+$' $$;
grant execute on function private.is_email_in_one_form(text) to authenticated, service_role;

alter table public.contact_messages add constraint contact_messages_email_in_one_form check (private.is_email_in_one_form(email));
alter table public.data_subject_requests add constraint data_subject_requests_email_in_one_form check (private.is_email_in_one_form(email));
alter table public.newsletter_subscribers add constraint newsletter_subscribers_email_in_one_form check (private.is_email_in_one_form(email));

-- Answers the address, or refuses it (SQLSTATE 22023).
create function private.searched_email(p_email text) returns text
language plpgsql immutable set search_path = ''
as $$
declare address text := lower(btrim(p_email));
begin
  if not private.is_email_in_one_form(address) then
    raise invalid_parameter_value using message = 'Ask for the address as it is stored: its domain in Punycode.';
  end if;
  return address;
end $$;

-- As before (20261123100100), but for the form of the address.
create or replace function public.person_data(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare address text;
begin
  perform private.require_staff('owner');
  address := private.searched_email(p_email);
  perform private.note_act('search person', 'person', null);
  return jsonb_build_object(
    'messages', coalesce((select jsonb_agg(to_jsonb(m) - 'handled_by' - 'search_text' - 'version' order by m.created_at)
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

-- As before (20261124100000), but for the form of the address.
create or replace function public.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  messages integer;
  subscriptions integer;
  requests integer;
  emails integer;
begin
  perform private.require_staff('owner');
  address := private.searched_email(p_email);
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

-- The newsletter list, with double opt-in. A row is pending, confirmed or unsubscribed; the dates are the proof of consent.
-- Anybody can type any address into the form. The form alone adds and changes only pending rows; an unsubscribed person is
-- added again only by the link in the confirmation email.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) between 3 and 254),
  language text not null check (language in ('en', 'el')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz check (status <> 'confirmed' or confirmed_at is not null),
  unsubscribed_at timestamptz check (status <> 'unsubscribed' or unsubscribed_at is not null),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  constraint newsletter_subscribers_pending_not_unsubscribed check (status <> 'pending' or unsubscribed_at is null),
  constraint newsletter_subscribers_email_normalized check (private.is_normalized_email(email))
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
alter table public.newsletter_subscribers enable row level security;
grant select (id, created_at, email, language, status, requested_at, confirmed_at, unsubscribed_at), delete
  on public.newsletter_subscribers to authenticated;
create policy "Owners can read the newsletter list" on public.newsletter_subscribers for select to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners can delete a subscriber" on public.newsletter_subscribers for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- The links of confirmation emails. A person who subscribes again because the first email is slow can use either link. Each
-- link is valid for three days.
create table public.newsletter_links (
  token_hash text primary key check (char_length(token_hash) = 64),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  language text not null check (language in ('en', 'el'))
);
create index newsletter_links_of_a_subscriber on public.newsletter_links (subscriber_id);
alter table public.newsletter_links enable row level security;

create function private.log_subscriber_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_action('delete', 'newsletter_subscriber', old.id::text);
  return old;
end $$;
create trigger log_subscriber_deletion before delete on public.newsletter_subscribers
  for each row execute function private.log_subscriber_deletion();

-- Starts a subscription and queues the email with the link. A confirmed subscriber gets an email that says so. The response
-- is the same in both cases, so that nobody can find out who is on the list.
create function public.subscribe_to_newsletter(
  p_key uuid, p_request_hash text, p_networks text[], p_recipient text, p_limit integer, p_window_seconds integer, p_recipient_limit integer,
  p_email text, p_language text, p_token text, p_token_hash text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('newsletter', p_key, p_request_hash, p_networks, p_recipient, p_limit, p_window_seconds,
    p_recipient_limit);
  entry public.newsletter_subscribers;
  queued jsonb;
begin
  if early is not null then
    return early;
  end if;
  insert into public.newsletter_subscribers as s (email, language) values (p_email, p_language)
  on conflict (lower(email)) do update set
    language = case when s.status = 'pending' then excluded.language else s.language end,
    requested_at = case when s.status = 'pending' then now() else s.requested_at end
  returning * into entry;
  if entry.status <> 'confirmed' then
    insert into public.newsletter_links (token_hash, subscriber_id, expires_at, language)
    values (p_token_hash, entry.id, now() + interval '3 days', p_language);
  end if;
  queued := case when entry.status = 'confirmed'
    then private.queue_email('newsletter-already', entry.email, p_language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))
    else private.queue_email('newsletter-confirm', p_email, p_language, jsonb_build_object('token', p_token)) end;
  return private.close_submission('newsletter', p_key, jsonb_build_object('state', 'sent'), jsonb_build_array(queued));
end $$;

-- Checks a link without redeeming it. State: unconfirmed, already, expired or invalid. The page calls this when it opens; only
-- its button confirms, because mail scanners open every link.
create function public.newsletter_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('language', l.language, 'state', case
      when s.status = 'confirmed' then 'already'
      when l.expires_at < now() then 'expired'
      else 'unconfirmed' end)
    from public.newsletter_links l join public.newsletter_subscribers s on s.id = l.subscriber_id
    where l.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;

-- Confirms a subscription by any of its links, also that of a person who unsubscribed and subscribes again. Language and date
-- of the request are taken from the link. State: confirmed, already, expired or invalid.
create function public.verify_newsletter(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  link public.newsletter_links;
  entry public.newsletter_subscribers;
begin
  select s.* into entry from public.newsletter_subscribers s
  where s.id = (select l.subscriber_id from public.newsletter_links l where l.token_hash = p_token_hash) for update;
  -- Read again after the entry was locked: the subscriber may have unsubscribed meanwhile, which deletes the links.
  select * into link from public.newsletter_links where token_hash = p_token_hash;
  if entry.id is null or link.token_hash is null then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'confirmed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  elsif link.expires_at < now() then
    return jsonb_build_object('state', 'expired', 'language', link.language);
  end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null,
    requested_at = link.created_at, language = link.language
  where id = entry.id returning * into entry;
  return jsonb_build_object('state', 'confirmed', 'language', entry.language, 'emails', jsonb_build_array(
    private.queue_email('newsletter-welcome', entry.email, entry.language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))));
end $$;

-- Unsubscribes. State: unsubscribed, already or invalid. When a subscription ends, the links of its confirmation emails are
-- deleted, so that they cannot confirm it again, and its queued emails, because the page has said that nothing more will be sent.
create function public.unsubscribe_newsletter(p_token uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare entry public.newsletter_subscribers;
begin
  select * into entry from public.newsletter_subscribers where unsubscribe_token = p_token for update;
  if entry.id is null then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'unsubscribed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  end if;
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = entry.id;
  delete from public.newsletter_links where subscriber_id = entry.id;
  delete from public.outgoing_emails where template like 'newsletter-%' and recipient = entry.email;
  return jsonb_build_object('state', 'unsubscribed', 'language', entry.language);
end $$;
grant execute on function public.subscribe_to_newsletter, public.newsletter_link, public.verify_newsletter,
  public.unsubscribe_newsletter to service_role;

-- Returns the confirmed subscribers with their unsubscribe tokens, for the owner's mailing program. The result is one value,
-- because PostgREST would cut off a list of rows at its limit without an error. The export is logged.
create function public.export_newsletter() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare readers jsonb;
begin
  perform private.require_staff('owner');
  select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'language', s.language, 'requested_at', s.requested_at,
      'confirmed_at', s.confirmed_at, 'unsubscribe_token', s.unsubscribe_token) order by s.confirmed_at), '[]')
    into readers from public.newsletter_subscribers s where s.status = 'confirmed';
  perform private.log_action('export', 'newsletter_subscribers', null,
    jsonb_build_object('count', jsonb_array_length(readers)));
  return readers;
end $$;
grant execute on function public.export_newsletter to authenticated;

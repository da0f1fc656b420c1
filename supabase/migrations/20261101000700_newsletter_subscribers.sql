-- The newsletter list, double opt-in. A row is pending, confirmed or unsubscribed; the dates are the proof of consent.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  language text not null check (language in ('en', 'el')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  token_hash text unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz,
  confirmed_at timestamptz check (status <> 'confirmed' or confirmed_at is not null),
  unsubscribed_at timestamptz check (status <> 'unsubscribed' or unsubscribed_at is not null),
  unsubscribe_token uuid not null unique default gen_random_uuid()
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
alter table public.newsletter_subscribers enable row level security;

grant select (id, created_at, email, language, status, requested_at, confirmed_at, unsubscribed_at), delete
  on public.newsletter_subscribers to authenticated;
create policy "Owners can read the newsletter list" on public.newsletter_subscribers for select to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners can delete a subscriber" on public.newsletter_subscribers for delete to authenticated
  using ((select private.staff_role()) = 'owner');

create function private.note_subscriber_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act('delete', 'newsletter_subscriber', old.id::text);
  return old;
end $$;
create trigger note_subscriber_deletion before delete on public.newsletter_subscribers
  for each row execute function private.note_subscriber_deletion();

-- Starts a subscription and queues the email with the link. Who is on the list already gets an email that says so: the
-- answer on the page is the same, so nobody can learn from it who reads us.
create function public.subscribe_to_newsletter(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_email text, p_language text, p_token text, p_token_hash text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('newsletter', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds);
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
grant execute on function public.subscribe_to_newsletter(uuid, text, text[], integer, integer, text, text, text, text)
  to service_role;

-- Follows the link of the email. State: confirmed, already, expired or invalid.
create function public.verify_newsletter(p_token_hash text) returns jsonb
language plpgsql set search_path = ''
as $$
declare entry public.newsletter_subscribers;
begin
  select * into entry from public.newsletter_subscribers where token_hash = p_token_hash for update;
  if entry.id is null or entry.status = 'unsubscribed' then
    return jsonb_build_object('state', 'invalid');
  elsif entry.status = 'confirmed' then
    return jsonb_build_object('state', 'already', 'language', entry.language);
  elsif entry.token_expires_at < now() then
    return jsonb_build_object('state', 'expired', 'language', entry.language);
  end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where id = entry.id;
  return jsonb_build_object('state', 'confirmed', 'language', entry.language, 'emails', jsonb_build_array(
    private.queue_email('newsletter-welcome', entry.email, entry.language,
      jsonb_build_object('unsubscribeToken', entry.unsubscribe_token))));
end $$;
grant execute on function public.verify_newsletter(text) to service_role;

-- Leaves the list. State: unsubscribed, already or invalid.
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
  return jsonb_build_object('state', 'unsubscribed', 'language', entry.language);
end $$;
grant execute on function public.unsubscribe_newsletter(uuid) to service_role;

-- The confirmed readers with their leaving links, for the owner's mailing program. The export is noted.
create function public.export_newsletter()
returns table (email text, language text, confirmed_at timestamptz, unsubscribe_token uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  perform private.note_act('export', 'newsletter_subscribers', null, jsonb_build_object('count',
    (select count(*) from public.newsletter_subscribers s where s.status = 'confirmed')));
  return query select s.email, s.language, s.confirmed_at, s.unsubscribe_token
    from public.newsletter_subscribers s where s.status = 'confirmed' order by s.confirmed_at;
end $$;
grant execute on function public.export_newsletter() to authenticated;

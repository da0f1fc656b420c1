-- Programs that check mail open every link. Opening one must therefore confirm nothing: the page asks what the link is, and only its button
-- confirms (verify_newsletter, verify_privacy_request). These two answer without changing anything.

-- State: unconfirmed, already, expired or invalid; as public.verify_newsletter would find it.
create function public.newsletter_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('language', coalesce(l.language, s.language), 'state', case
      when s.status = 'confirmed' then 'already'
      when l.expires_at < now() then 'expired'
      else 'unconfirmed' end)
    from public.newsletter_links l join public.newsletter_subscribers s on s.id = l.subscriber_id
    where l.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;
grant execute on function public.newsletter_link(text) to service_role;

-- The same of a data request, as public.verify_privacy_request would find it; a confirmed one has its reference and due date.
create function public.privacy_request_link(p_token_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('language', r.language) || case
      when r.status <> 'unconfirmed' then jsonb_build_object('state', 'already', 'reference', r.reference, 'due', r.due_on)
      when r.token_expires_at < now() then jsonb_build_object('state', 'expired')
      else jsonb_build_object('state', 'unconfirmed') end
    from public.data_subject_requests r where r.token_hash = p_token_hash), jsonb_build_object('state', 'invalid'))
$$;
grant execute on function public.privacy_request_link(text) to service_role;

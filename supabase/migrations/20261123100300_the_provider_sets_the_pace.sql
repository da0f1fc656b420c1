-- Gives back emails that were claimed and not sent, as the provider wants to be asked later: they are due again after that time, and
-- nothing is counted against them.
create function public.postpone_outgoing_emails(p_ids uuid[], p_seconds integer) returns void
language sql set search_path = ''
as $$
  update public.outgoing_emails
  set claimed_at = now() + make_interval(secs => least(greatest(p_seconds, 0), 86400))
    - least(interval '5 minutes' * power(2, least(attempts, 12)), interval '1 day')
  where id = any (p_ids)
$$;
grant execute on function public.postpone_outgoing_emails(uuid[], integer) to service_role;

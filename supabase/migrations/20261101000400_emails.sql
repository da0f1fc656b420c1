-- Email addresses are stored in canonical form: lower-case, with the domain in Punycode (src/lib/forms/person-fields.ts).
-- Otherwise the same person could be stored under two addresses, and a search or an erasure would find only one of them.
create function private.is_normalized_email(p_email text) returns boolean
language sql immutable set search_path = ''
as $$ select p_email = lower(p_email) and p_email ~ '^[\x21-\x7e]+@[\x21-\x7e]+$' $$;
grant execute on function private.is_normalized_email to authenticated, service_role;

-- The queue of emails. An email is stored in the same transaction as the data it reports. Its row is deleted when the
-- provider has accepted the email. The function `purge` tries unsent emails again until they expire (purge_expired).
create table public.outgoing_emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  template text not null check (char_length(template) between 1 and 40),
  recipient text not null check (char_length(recipient) between 3 and 254),
  language text not null check (language in ('en', 'el')),
  parameters jsonb not null default '{}',
  claimed_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 300)
);
create index outgoing_emails_oldest on public.outgoing_emails (claimed_at);
alter table public.outgoing_emails enable row level security;

-- Queues an email as already claimed (`claimed_at` is now), because the caller tries to send it at once. Returns it in the format
-- of `claim_outgoing_emails`.
create function private.queue_email(p_template text, p_recipient text, p_language text, p_parameters jsonb) returns jsonb
language sql set search_path = ''
as $$
  insert into public.outgoing_emails (template, recipient, language, parameters)
  values (p_template, p_recipient, p_language, p_parameters)
  returning jsonb_build_object('id', id, 'template', template, 'recipient', recipient, 'language', language,
    'parameters', parameters)
$$;
grant execute on function private.queue_email to service_role;

-- Claims emails that were last claimed at least five minutes ago, or longer after failed attempts (10, 20, 40 … minutes, at most
-- a day). Emails about data requests come first. In both groups, notices to staff come last.
create function public.claim_outgoing_emails(p_limit integer) returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select id from public.outgoing_emails
    where claimed_at < now() - least(interval '5 minutes' * power(2, least(attempts, 12)), interval '1 day')
    order by template like 'request-%' desc, template like '%-notice', created_at limit p_limit for update skip locked
  ), claimed as (
    update public.outgoing_emails o set claimed_at = now() from due where o.id = due.id returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'template', template, 'recipient', recipient,
    'language', language, 'parameters', parameters)), '[]') from claimed
$$;

create function public.complete_outgoing_emails(p_ids uuid[]) returns void
language sql set search_path = ''
as $$ delete from public.outgoing_emails where id = any (p_ids) $$;

create function public.fail_outgoing_email(p_id uuid, p_error text) returns void
language sql set search_path = ''
as $$
  update public.outgoing_emails set attempts = attempts + 1, last_error = left(p_error, 300), claimed_at = now()
  where id = p_id
$$;

-- Puts claimed emails back that were not sent because the provider asked for a pause or failed, or because the run took too
-- long. They are due again after `p_seconds`, and no failed attempt is counted.
create function public.postpone_outgoing_emails(p_ids uuid[], p_seconds integer) returns void
language sql set search_path = ''
as $$
  update public.outgoing_emails
  set claimed_at = now() + make_interval(secs => least(greatest(p_seconds, 0), 86400))
    - least(interval '5 minutes' * power(2, least(attempts, 12)), interval '1 day')
  where id = any (p_ids)
$$;
grant execute on function public.claim_outgoing_emails, public.complete_outgoing_emails, public.fail_outgoing_email,
  public.postpone_outgoing_emails to service_role;

-- Returns how many emails are queued, since when and with which templates, but not their recipients, and which scheduled jobs failed in
-- their newest run. Shown to owners, because extending the deadline of a data request is only valid if the person was informed, unsent
-- emails are deleted after seven days, and if the job `deletions` fails, data is kept longer than promised.
create function public.unfinished_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('owner');
  return (select jsonb_build_object('count', count(*), 'oldest', min(created_at),
    'templates', coalesce(jsonb_agg(distinct template), '[]'), 'failedJobs',
    (select coalesce(jsonb_agg(failed -> 'job'), '[]')
      from jsonb_array_elements(private.schedule_status() -> 'failedJobs') as failed)) from public.outgoing_emails);
end $$;
grant execute on function public.unfinished_work to authenticated;

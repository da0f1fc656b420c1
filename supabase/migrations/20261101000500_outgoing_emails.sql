-- Emails waiting to leave, stored in the same transaction as what they tell about. A row goes when the email has been
-- handed to the provider; what fails is tried again by the purge function until the row is too old.
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

-- Queues an email, claimed by the caller, and answers it as the sender wants it.
create function private.queue_email(p_template text, p_recipient text, p_language text, p_parameters jsonb) returns jsonb
language sql set search_path = ''
as $$
  insert into public.outgoing_emails (template, recipient, language, parameters)
  values (p_template, p_recipient, p_language, p_parameters)
  returning jsonb_build_object('id', id, 'template', template, 'recipient', recipient, 'language', language,
    'parameters', parameters)
$$;
grant execute on function private.queue_email(text, text, text, jsonb) to service_role;

-- Claims what nobody has tried for five minutes; later attempts wait longer (5, 10, 20 … minutes, a day at most).
create function public.claim_outgoing_emails(p_limit integer) returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select id from public.outgoing_emails
    where claimed_at < now() - least(interval '5 minutes' * power(2, least(attempts, 12)), interval '1 day')
    order by created_at limit p_limit for update skip locked
  ), claimed as (
    update public.outgoing_emails o set claimed_at = now() from due where o.id = due.id returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'template', template, 'recipient', recipient,
    'language', language, 'parameters', parameters)), '[]') from claimed
$$;
grant execute on function public.claim_outgoing_emails(integer) to service_role;

create function public.complete_outgoing_emails(p_ids uuid[]) returns void
language sql set search_path = ''
as $$ delete from public.outgoing_emails where id = any (p_ids) $$;
grant execute on function public.complete_outgoing_emails(uuid[]) to service_role;

create function public.fail_outgoing_email(p_id uuid, p_error text) returns void
language sql set search_path = ''
as $$
  update public.outgoing_emails set attempts = attempts + 1, last_error = left(p_error, 300), claimed_at = now()
  where id = p_id
$$;
grant execute on function public.fail_outgoing_email(uuid, text) to service_role;

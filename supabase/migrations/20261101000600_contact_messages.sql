-- Messages of the contact form. They arrive through the contact function; staff read, answer and delete them.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254 and email like '%_@_%'),
  message text not null check (char_length(btrim(message)) between 10 and 4000),
  language text not null check (language in ('en', 'el')),
  page text check (char_length(page) <= 200),
  status text not null default 'new' check (status in ('new', 'answered', 'archived')),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_of_a_person on public.contact_messages (lower(email), created_at);
alter table public.contact_messages enable row level security;

grant select, update (status), delete on public.contact_messages to authenticated;
create policy "Staff can read messages" on public.contact_messages for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "Staff can mark messages" on public.contact_messages for update to authenticated
  using ((select private.staff_role()) is not null) with check ((select private.staff_role()) is not null);
create policy "Staff can delete messages" on public.contact_messages for delete to authenticated
  using ((select private.staff_role()) is not null);

create function private.note_message_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act('delete', 'contact_message', old.id::text);
    return old;
  end if;
  if new.status is distinct from old.status and auth.uid() is not null then
    new.handled_by := auth.uid();
    new.handled_at := now();
    perform private.note_act('mark ' || new.status, 'contact_message', new.id::text);
  end if;
  return new;
end $$;
create trigger note_message_change before update or delete on public.contact_messages
  for each row execute function private.note_message_change();

-- Stores a message and queues its two emails, once for each key. Answers as private.open_submission says, or `stored`.
create function public.submit_contact_message(
  p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_name text, p_email text, p_message text, p_language text, p_page text, p_notify text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  early jsonb := private.open_submission('contact', p_key, p_request_hash, p_subjects, p_limit, p_window_seconds);
  stored uuid;
begin
  if early is not null then
    return early;
  end if;
  insert into public.contact_messages (name, email, message, language, page)
  values (p_name, p_email, p_message, p_language, p_page) returning id into stored;
  return private.close_submission('contact', p_key, jsonb_build_object('state', 'received'), jsonb_build_array(
    private.queue_email('contact-notice', p_notify, 'en', jsonb_build_object('id', stored, 'name', p_name,
      'email', p_email, 'message', p_message, 'language', p_language)),
    private.queue_email('contact-receipt', p_email, p_language, '{}')));
end $$;
grant execute on function public.submit_contact_message(uuid, text, text[], integer, integer, text, text, text, text, text, text)
  to service_role;

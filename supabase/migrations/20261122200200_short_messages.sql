-- A message is required and may be as short as its writer likes: “Yes.” is an answer.
alter table public.contact_messages drop constraint contact_messages_message_check;
alter table public.contact_messages add constraint contact_messages_message_check
  check (message ~ '\S' and char_length(message) <= 4000);

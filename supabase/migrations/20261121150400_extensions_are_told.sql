-- An extension counts only if the person is told of it, with the reason, before the first date has passed (GDPR Art. 12(3)):
-- as before (20261101000800), and now told by email, refused too late and on a closed request.
create or replace function private.note_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  new.handled_by := auth.uid();
  new.closed_at := case when new.status = 'closed' then coalesce(old.closed_at, now()) end;
  if old.extension_reason is null and new.extension_reason is not null then
    if old.status <> 'open' or new.status <> 'open' or (now() at time zone 'Europe/Athens')::date > old.due_on then
      raise check_violation using message = 'Only an open request can be extended, until the day it is due.';
    end if;
    new.due_on := (old.due_on + interval '2 months')::date;
    perform private.queue_email('request-extended', new.email, new.language, jsonb_build_object(
      'reference', new.reference, 'due', new.due_on, 'reason', new.extension_reason));
  elsif new.extension_reason is null then
    new.extension_reason := old.extension_reason;
  end if;
  perform private.note_act(case when new.status = 'closed' and old.status <> 'closed' then 'close'
    when new.due_on <> old.due_on then 'extend' else 'update' end, 'data_subject_request', new.reference);
  return new;
end $$;

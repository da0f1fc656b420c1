-- Whoever has many addresses at hand is a new visitor each time, and could fill tables and mailboxes without end.

-- As before (20261122200000), and of all visitors together a form takes a hundred times a day what one recipient may be sent: 1,200. What
-- is refused by the other limits does not use it up. The reason is then `everybody`.
create or replace function private.open_submission(
  p_form text, p_key uuid, p_request_hash text, p_subjects text[], p_limit integer, p_window_seconds integer,
  p_recipient_limit integer
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  earlier public.form_submissions;
  reason text := 'visitor';
  wait integer;
begin
  insert into public.form_submissions (form, key, request_hash) values (p_form, p_key, p_request_hash)
  on conflict do nothing;
  if not found then
    select * into earlier from public.form_submissions where form = p_form and key = p_key;
    return case when earlier.request_hash = p_request_hash
      then jsonb_build_object('status', 'replayed', 'answer', earlier.answer)
      else jsonb_build_object('status', 'conflict') end;
  end if;
  wait := public.take_rate_limit(p_form, p_subjects[1], p_limit, p_window_seconds);
  if wait = 0 and p_subjects[2] is not null then
    reason := 'recipient';
    wait := public.take_rate_limit('recipient', p_subjects[2], p_recipient_limit, 86400);
  end if;
  if wait = 0 then
    reason := 'everybody';
    wait := public.take_rate_limit('everybody', p_form, 100 * p_recipient_limit, 86400);
  end if;
  if wait > 0 then
    delete from public.form_submissions where form = p_form and key = p_key;
    return jsonb_build_object('status', 'limited', 'reason', reason, 'retryAfterSeconds', wait);
  end if;
  return null;
end $$;

-- What an attempt was counted for did not happen, and was not the asker's fault: the subject may try again at once.
create function public.release_rate_limit(p_scope text, p_subject text) returns void
language sql set search_path = ''
as $$ delete from public.rate_limits where scope = p_scope and subject = p_subject $$;
grant execute on function public.release_rate_limit(text, text) to service_role;

-- Who leaves the team leaves no account behind: its email, password and times of sign-in have no purpose any more. The audit log keeps the
-- name; messages and requests forget who handled them, which is nobody's act on them.
create function private.delete_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims text := current_setting('request.jwt.claims', true);
  subject text := current_setting('request.jwt.claim.sub', true);
begin
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  delete from auth.users where id = old.user_id;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
  return null;
end $$;
create trigger delete_account after delete on public.staff for each row execute function private.delete_account();

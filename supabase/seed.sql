-- Creates the first owner. First invite that person under Authentication → Users. Then enter their email address and name below
-- and run this statement once in the SQL editor of the hosted project. Everybody else is added on the staff pages.
do $$
declare
  address constant text := 'owner@aithra-suite.example';
  full_name constant text := 'The owner';
  account uuid := (select id from auth.users where lower(email) = lower(address));
begin
  if account is null then
    raise exception 'There is no account with the address %.', address
      using hint = 'Invite the person under Authentication → Users first, or correct the address at the top of this statement.';
  end if;
  insert into public.staff (user_id, role, name) values (account, 'owner', full_name)
  on conflict (user_id) do update set role = 'owner';
  raise notice '% is an owner now.', address;
end $$;

-- Makes the first owner. Run it once in the SQL editor of a hosted project, after inviting that person under
-- Authentication → Users, with the right address and name. Everybody else is added in the staff pages.
insert into public.staff (user_id, role, name)
select id, 'owner', 'The owner' from auth.users where email = 'owner@aithra-suite.example'
on conflict (user_id) do nothing;

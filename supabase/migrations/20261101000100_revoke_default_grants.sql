-- By default, a hosted project grants everything in `public` to every role and relies on row-level security alone.
-- Here visitors (`anon`) and people with an account (`authenticated`) can use a table or function only if a migration grants it.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Functions that are used by policies and other functions. PostgREST does not expose this schema.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

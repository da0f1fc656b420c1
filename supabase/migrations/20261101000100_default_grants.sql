-- Old Supabase projects grant everything in `public` to every role, new ones nothing. In both, the service role can use every table here,
-- and visitors (`anon`) and people with an account (`authenticated`) only what a migration grants. Functions are granted one by one.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public grant usage on sequences to service_role;
alter default privileges revoke execute on functions from public;

-- Functions that are used by policies and other functions. PostgREST does not expose this schema.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

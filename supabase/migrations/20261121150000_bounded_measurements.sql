-- Anybody may add measurements, so what they add has an end: otherwise one script could fill the disk.

-- How many measurements visitors have added on each day (UTC). No role reaches it but through the trigger.
create table private.measurements_of_a_day (
  day date primary key,
  taken bigint not null
);
alter table private.measurements_of_a_day enable row level security;

-- A page sends 27 rows at most for one view; 60 leave room for a view brought back from the browser's memory. 200,000 rows
-- are some 25,000 views a day, and some gigabytes in the 90 days that they are kept. Whoever uses up a day's number costs
-- the house that day's statistics, nothing more. The first rows of a day sweep the days before.
create function private.bound_measurements() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_at_once constant integer := 60;
  most_of_a_day constant integer := 200000;
  today constant date := (now() at time zone 'UTC')::date;
  arrived integer := (select count(*) from added);
  total bigint;
begin
  if arrived > most_at_once then
    raise sqlstate 'PT413' using message = 'Too many measurements at once.';
  elsif arrived = 0 then
    return null;
  end if;
  insert into private.measurements_of_a_day as d (day, taken) values (today, arrived)
  on conflict (day) do update set taken = d.taken + excluded.taken
  returning d.taken into total;
  if total > most_of_a_day then
    raise sqlstate 'PT429' using message = 'No more measurements are taken today.';
  elsif total = arrived then
    delete from private.measurements_of_a_day where day < today;
  end if;
  return null;
end $$;

-- Only for those who come through the REST address with the public key, or signed in: the condition is looked at as them.
create trigger bound_measurements after insert on public.performance_metrics
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.bound_measurements();

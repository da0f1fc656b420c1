-- Availability: the last accepted state of each calendar feed, and nights blocked by staff. Only days are stored: no title,
-- name or telephone number of an entry, and no URL of a feed, which contains a token. The function `calendars` returns the
-- merged days to visitors.
create table public.calendar_snapshots (
  feed text primary key check (feed ~ '^[a-z][a-z0-9-]{0,39}$'),
  label text not null check (char_length(btrim(label)) between 1 and 60),
  -- The id of the suite whose calendar it is; null if it is the calendar of the whole house.
  suite text check (suite ~ '^[a-z0-9-]{1,60}$'),
  -- Time of the last attempt, and of the last accepted reading.
  read_at timestamptz not null default now(),
  good_at timestamptz,
  -- ETag and Last-Modified of the last version. They are sent with the next request, so that an unchanged calendar is not transferred again.
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  -- Ranges of nights, [["2026-12-04", "2026-12-08"], …]: the first night and the day of departure. Nights that are not open
  -- cannot be booked yet.
  taken jsonb not null default '[]',
  not_open jsonb not null default '[]',
  entries integer not null default 0 check (entries >= 0),
  warnings jsonb not null default '[]',
  -- Why the last attempt was not accepted; null if it was.
  problem text check (char_length(problem) between 1 and 40),
  -- If a calendar that had entries is suddenly empty: how often it was read as empty since then, and the time of the first such reading.
  empty_reads integer not null default 0 check (empty_reads >= 0),
  empty_since timestamptz
);
alter table public.calendar_snapshots enable row level security;
grant select on public.calendar_snapshots to authenticated;
create policy "Staff can read calendars" on public.calendar_snapshots for select to authenticated
  using ((select private.staff_role()) is not null);

create table public.blocked_nights (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  first_night date not null,
  departure date not null,
  -- The id of the suite; null if the nights are blocked in the whole house.
  suite text check (suite ~ '^[a-z0-9-]{1,60}$'),
  reason text not null check (char_length(btrim(reason)) between 1 and 200),
  check (departure > first_night and departure <= first_night + 366),
  -- Date fields of browsers accept years of up to six digits, but the functions and pages read only years of four.
  check (first_night >= '2000-01-01' and departure < '2100-01-01')
);
create unique index blocked_nights_once on public.blocked_nights (first_night, departure, coalesce(suite, ''), reason);
create index blocked_nights_created_by on public.blocked_nights (created_by);
alter table public.blocked_nights enable row level security;
grant select, insert (first_night, departure, suite, reason), delete on public.blocked_nights to authenticated;
create policy "Staff can read blocked nights" on public.blocked_nights for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "Staff can block nights" on public.blocked_nights for insert to authenticated
  with check ((select private.staff_role()) is not null);
create policy "Staff can free blocked nights" on public.blocked_nights for delete to authenticated
  using ((select private.staff_role()) is not null);

create function private.log_blocked_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare changed public.blocked_nights := coalesce(new, old);
begin
  perform private.log_action(case tg_op when 'INSERT' then 'block nights' else 'free nights' end, 'blocked_nights',
    changed.id::text, jsonb_strip_nulls(jsonb_build_object('from', changed.first_night, 'to', changed.departure, 'suite', changed.suite)));
  return null;
end $$;
create trigger log_blocked_nights after insert or delete on public.blocked_nights
  for each row execute function private.log_blocked_nights();

-- Returns the data that the function `calendars` merges: the snapshots, and the blocked nights. Blocked nights whose departure
-- was more than two days ago are left out; today's date at the house may differ from the database's by a day.
create function public.calendar_state() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'snapshots', coalesce((select jsonb_agg(to_jsonb(s) order by s.feed) from public.calendar_snapshots s), '[]'),
    'blocked', coalesce((select jsonb_agg(jsonb_build_object('suite', b.suite,
      'nights', jsonb_build_array(b.first_night, b.departure)) order by b.first_night)
      from public.blocked_nights b where b.departure >= (now() - interval '2 days')::date), '[]'))
$$;

-- Replaces the stored state of one feed. Two calls at the same time, by the schedule and by staff, take effect one after the other.
create function public.save_calendar_snapshot(p_snapshot jsonb) returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('public.calendar_snapshots'), hashtext(p_snapshot ->> 'feed'));
  delete from public.calendar_snapshots where feed = p_snapshot ->> 'feed';
  insert into public.calendar_snapshots select * from jsonb_populate_record(null::public.calendar_snapshots, p_snapshot);
$$;

-- Deletes the stored state of all feeds except `p_feeds`, the configured ones.
create function public.delete_other_calendars(p_feeds text[]) returns void
language sql set search_path = ''
as $$ delete from public.calendar_snapshots where feed <> all (p_feeds) $$;
grant execute on function public.calendar_state, public.save_calendar_snapshot, public.delete_other_calendars to service_role;

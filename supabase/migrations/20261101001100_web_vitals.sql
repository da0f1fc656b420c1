-- Measurements of page views (specification §3). Visitors may only insert them, without reading or returning rows. A row has
-- a random id for each page view and no IP address, so it cannot be traced to a visitor.
create table public.performance_metrics (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  session_id uuid not null,
  page_url text not null check (page_url ~ '^/[^?#[:space:]]*$' and char_length(page_url) <= 200),
  metric_name text not null check (metric_name in
    ('lcp', 'fid', 'cls', 'fcp', 'ttfb', 'inp', 'fcpToLcp', 'slowResource')),
  metric_value double precision not null check (metric_value between 0 and 600000),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  connection_type text not null default 'unknown' check (connection_type in ('slow-2g', '2g', '3g', '4g', 'unknown')),
  device_memory double precision check (device_memory between 0 and 1024),
  device_class text not null default 'desktop' check (device_class in ('mobile', 'desktop')),
  page_classes text[] not null default '{}'
    check (page_classes <@ array['slow-connection', 'save-data', 'low-memory'] and cardinality(page_classes) <= 3),
  language text not null default 'en' check (language in ('en', 'el')),
  resource_url text check (resource_url !~ '[?#[:space:]]' and char_length(resource_url) between 1 and 300),
  resource_kind text check (resource_kind in ('script', 'style', 'picture', 'font', 'data', 'function', 'other')),
  check ((metric_name = 'slowResource') = (resource_url is not null and resource_kind is not null))
);
create index performance_metrics_by_time on public.performance_metrics (created_at);
alter table public.performance_metrics enable row level security;
grant insert (session_id, page_url, metric_name, metric_value, rating, user_agent, connection_type, device_memory,
  device_class, page_classes, language, resource_url, resource_kind) on public.performance_metrics to anon, authenticated;
create policy "Anybody can add a measurement" on public.performance_metrics for insert to anon, authenticated
  with check (true);

-- Size of the measurements added by visitors on each day (UTC), in bytes. Only the trigger has access.
create table private.measurements_per_day (
  day date primary key,
  bytes_added bigint not null
);
alter table private.measurements_per_day enable row level security;

-- Limits what visitors can add, so that a script cannot fill the disk. A request has at most 27 rows of one page view; 60 leaves room for
-- a view restored from the bfcache. The longest row is 17 times as large as a usual one, so a day has a limit in bytes. A row counts as at
-- least 250, a usual one, so 50 MB are at most 200,000 rows, of about 25,000 views, and a few gigabytes in the 90 days for which they are
-- stored. Requests are refused early, before their next row is written, because rows that are rolled back use disk space until a vacuum.
create function private.limit_measurements() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  if tg_level = 'ROW' then
    if set_config('measurements.rows', (current_setting('measurements.rows')::integer + 1)::text, true)::integer > 60 then
      raise sqlstate 'PT413' using message = 'Too many measurements at once.';
    end if;
    return new;
  elsif tg_when = 'BEFORE' then
    perform set_config('measurements.rows', '0', true);
    if exists (select from private.measurements_per_day d where d.day = today and d.bytes_added >= 50000000) then
      raise sqlstate 'PT429' using message = 'No more measurements are taken today.';
    end if;
    return null;
  end if;
  insert into private.measurements_per_day as d (day, bytes_added)
  select today, sum(greatest(pg_column_size(added.*), 250)) from added having count(*) > 0
  on conflict (day) do update set bytes_added = d.bytes_added + excluded.bytes_added;
  delete from private.measurements_per_day where day < today;
  return null;
end $$;

-- Only for callers with the public key or a session. The conditions are evaluated with the caller's role.
create trigger limit_measurements before insert on public.performance_metrics for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_measurements();
create trigger limit_rows before insert on public.performance_metrics for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_measurements();
create trigger count_measurements after insert on public.performance_metrics referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_measurements();

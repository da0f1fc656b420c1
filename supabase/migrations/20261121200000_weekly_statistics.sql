-- A question over 90 days added up 90 histograms for every page and metric. Ended weeks are now summed once, so that it adds
-- up a dozen weeks and the days at both ends. A week's row holds exactly what its seven days' rows add up to: no answer
-- depends on which weeks are summed.

-- The weeks that are summed, by their Monday. One without measurements is among them: nobody looks for its sum again.
create table public.performance_weeks (
  week date primary key check (extract(isodow from week) = 1)
);
alter table public.performance_weeks enable row level security;
grant select on public.performance_weeks to authenticated;
create policy "Staff can read which weeks are summed" on public.performance_weeks for select to authenticated
  using ((select private.staff_role()) is not null);

-- As performance_daily. The smallest and the largest value of a bucket are null where none of its days kept them.
create table public.performance_weekly (
  week date not null,
  device_class text not null,
  connection_type text not null,
  language text not null,
  page_path text not null,
  metric_name text not null,
  samples bigint not null,
  good bigint not null,
  needs_improvement bigint not null,
  poor bigint not null,
  bucket_indexes smallint[] not null,
  bucket_counts integer[] not null check (cardinality(bucket_counts) = cardinality(bucket_indexes)),
  bucket_reached integer[] not null generated always as (private.running_total(bucket_counts)) stored,
  bucket_lows double precision[] not null,
  bucket_highs double precision[] not null,
  primary key (week, device_class, connection_type, language, page_path, metric_name)
) with (toast_tuple_target = 8160);
alter table public.performance_weekly enable row level security;
grant select on public.performance_weekly to authenticated;
create policy "Staff can read weekly statistics" on public.performance_weekly for select to authenticated
  using ((select private.staff_role()) is not null);

-- As slow_resources_daily.
create table public.slow_resources_weekly (
  week date not null,
  device_class text not null,
  connection_type text not null,
  language text not null,
  page_path text not null,
  resource_url text not null,
  resource_kind text not null,
  samples bigint not null,
  bucket_indexes smallint[] not null,
  bucket_counts integer[] not null check (cardinality(bucket_counts) = cardinality(bucket_indexes)),
  bucket_lows double precision[] not null,
  bucket_highs double precision[] not null,
  primary key (week, device_class, connection_type, language, page_path, resource_url, resource_kind)
);
alter table public.slow_resources_weekly enable row level security;
grant select on public.slow_resources_weekly to authenticated;
create policy "Staff can read slow resources of weeks" on public.slow_resources_weekly for select to authenticated
  using ((select private.staff_role()) is not null);

-- Questions now name the single days they want. With the day first, one key finds a day's rows, also all of its pages, side
-- by side and however many years have gathered; the index by day alone is no longer needed.
alter table public.performance_daily
  drop constraint performance_daily_pkey,
  add primary key (day, device_class, connection_type, language, page_path, metric_name);
alter table public.page_views_daily
  drop constraint page_views_daily_pkey,
  add primary key (day, device_class, connection_type, language, page_path);
alter table public.slow_resources_daily
  drop constraint slow_resources_daily_pkey,
  add primary key (day, device_class, connection_type, language, page_path, resource_url, resource_kind);
drop index public.performance_daily_by_day, public.page_views_daily_by_day, public.slow_resources_daily_by_day;

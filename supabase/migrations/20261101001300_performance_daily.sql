-- Daily statistics that outlive the single measurements. Each row holds a histogram with logarithmic buckets: bucket i
-- covers (0.001·1.05^(i-1), 0.001·1.05^i], bucket 0 everything up to 0.001. Histograms of several days add up, and a
-- percentile read from their sum is within 2.5 % of the exact one. '*' in a dimension stands for all its values together.
create table public.performance_daily (
  day date not null,
  metric_name text not null,
  page_path text not null,
  device_class text not null,
  connection_type text not null,
  samples bigint not null,
  good bigint not null,
  needs_improvement bigint not null,
  poor bigint not null,
  bucket_indexes smallint[] not null,
  bucket_counts bigint[] not null check (cardinality(bucket_counts) = cardinality(bucket_indexes)),
  primary key (day, device_class, connection_type, page_path, metric_name)
);
alter table public.performance_daily enable row level security;
grant select on public.performance_daily to authenticated;
create policy "Staff can read daily statistics" on public.performance_daily for select to authenticated
  using ((select private.staff_role()) is not null);

-- The same for single slow files, and the page views of each day, which do not follow from the samples.
create table public.slow_resources_daily (
  day date not null,
  resource_url text not null,
  resource_kind text not null,
  samples bigint not null,
  bucket_indexes smallint[] not null,
  bucket_counts bigint[] not null check (cardinality(bucket_counts) = cardinality(bucket_indexes)),
  primary key (day, resource_url, resource_kind)
);
alter table public.slow_resources_daily enable row level security;
grant select on public.slow_resources_daily to authenticated;
create policy "Staff can read slow resources" on public.slow_resources_daily for select to authenticated
  using ((select private.staff_role()) is not null);

create table public.page_views_daily (
  day date not null,
  page_path text not null,
  device_class text not null,
  connection_type text not null,
  views bigint not null,
  primary key (day, device_class, connection_type, page_path)
);
alter table public.page_views_daily enable row level security;
grant select on public.page_views_daily to authenticated;
create policy "Staff can read page views" on public.page_views_daily for select to authenticated
  using ((select private.staff_role()) is not null);

create function private.metric_bucket(value double precision) returns smallint
language sql immutable set search_path = ''
as $$ select case when value <= 0.001 then 0 else ceil(ln(value / 0.001) / ln(1.05)) end::smallint $$;

-- The value that stands for a bucket: the one whose relative distance to both ends is the same (2.44 %).
create function private.bucket_value(bucket smallint) returns double precision
language sql immutable set search_path = ''
as $$ select case when bucket <= 0 then 0 else 0.001 * power(1.05::double precision, bucket) * 2 / 2.05 end $$;
grant execute on function private.metric_bucket(double precision), private.bucket_value(smallint)
  to authenticated, service_role;

-- Rolls one day (UTC) up again from what is there. Only the 200 busiest pages and files keep their own name, so that
-- invented addresses cannot swell the statistics. May run as often as wanted.
create function public.roll_up_performance(p_day date) returns bigint
language plpgsql set search_path = ''
as $$
declare
  from_time timestamptz := p_day::timestamp at time zone 'UTC';
  until_time timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
  rows_written bigint;
begin
  delete from public.performance_daily where day = p_day;
  delete from public.page_views_daily where day = p_day;
  delete from public.slow_resources_daily where day = p_day;

  create temporary table if not exists rolled_metrics (
    session_id uuid, page_path text, metric_name text, device_class text, connection_type text, rating text,
    bucket smallint, resource_url text, resource_kind text
  ) on commit drop;
  truncate pg_temp.rolled_metrics;
  insert into pg_temp.rolled_metrics
  with busiest as (
    select page_url from public.performance_metrics where created_at >= from_time and created_at < until_time
    group by page_url order by count(*) desc, page_url limit 200
  )
  select m.session_id, coalesce(b.page_url, '(other)'), m.metric_name, m.device_class, m.connection_type, m.rating,
    private.metric_bucket(m.metric_value), m.resource_url, m.resource_kind
  from public.performance_metrics m left join busiest b using (page_url)
  where m.created_at >= from_time and m.created_at < until_time;

  insert into public.performance_daily
  select p_day, metric_name, page_path, device_class, connection_type, sum(n), sum(good), sum(middle), sum(poor),
    array_agg(bucket order by bucket), array_agg(n order by bucket)
  from (
    select metric_name, coalesce(page_path, '*') as page_path, coalesce(device_class, '*') as device_class,
      coalesce(connection_type, '*') as connection_type, bucket, count(*) as n,
      count(*) filter (where rating = 'good') as good,
      count(*) filter (where rating = 'needs-improvement') as middle,
      count(*) filter (where rating = 'poor') as poor
    from pg_temp.rolled_metrics where metric_name <> 'slowResource'
    group by metric_name, bucket, cube (page_path, device_class, connection_type)
  ) as histogram
  group by metric_name, page_path, device_class, connection_type;
  get diagnostics rows_written = row_count;

  insert into public.page_views_daily
  select p_day, coalesce(page_path, '*'), coalesce(device_class, '*'), coalesce(connection_type, '*'),
    count(distinct session_id)
  from pg_temp.rolled_metrics group by cube (page_path, device_class, connection_type)
  having count(*) > 0;

  insert into public.slow_resources_daily
  select p_day, resource_url, resource_kind, sum(n), array_agg(bucket order by bucket), array_agg(n order by bucket)
  from (
    select resource_url, resource_kind, bucket, count(*) as n
    from pg_temp.rolled_metrics where metric_name = 'slowResource' group by 1, 2, 3
  ) as histogram
  group by resource_url, resource_kind order by sum(n) desc, resource_url limit 200;
  return rows_written;
end $$;
grant execute on function public.roll_up_performance(date) to service_role;

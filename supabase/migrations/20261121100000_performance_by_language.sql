-- The dashboard filters by language too, draws the distribution, and asks for the slow files of a page, a device or a
-- connection. Histograms also keep the smallest and the largest value of each bucket: a percentile is exact where a bucket
-- holds few or evenly spread values, and never further off than before.
alter table public.performance_daily
  add column language text not null default '*',
  add column bucket_lows double precision[] not null default '{}',
  add column bucket_highs double precision[] not null default '{}',
  drop constraint performance_daily_pkey,
  add primary key (device_class, connection_type, language, page_path, metric_name, day);
create index performance_daily_by_day on public.performance_daily (day);

alter table public.page_views_daily
  add column language text not null default '*',
  drop constraint page_views_daily_pkey,
  add primary key (device_class, connection_type, language, page_path, day);
create index page_views_daily_by_day on public.page_views_daily (day);

alter table public.slow_resources_daily
  add column page_path text not null default '*',
  add column device_class text not null default '*',
  add column connection_type text not null default '*',
  add column language text not null default '*',
  add column bucket_lows double precision[] not null default '{}',
  add column bucket_highs double precision[] not null default '{}',
  drop constraint slow_resources_daily_pkey,
  add primary key (device_class, connection_type, language, page_path, resource_url, resource_kind, day);
create index slow_resources_daily_by_day on public.slow_resources_daily (day);

-- The value at a place (1 to n) among the n values of one bucket, taken as evenly spread between its ends.
create function private.value_in_bucket(bucket smallint, low double precision, high double precision, n numeric,
  place numeric) returns double precision
language sql immutable set search_path = ''
as $$ select case when low is null then private.bucket_value(bucket) when n <= 1 then low
  else low + (high - low) * ((place - 1) / (n - 1))::double precision end $$;
grant execute on function private.value_in_bucket(smallint, double precision, double precision, numeric, numeric)
  to authenticated, service_role;

-- As before (20261101001300), with languages, the ends of each bucket, and slow files by every filter.
create or replace function public.roll_up_performance(p_day date) returns bigint
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

  drop table if exists pg_temp.rolled_metrics;
  create temporary table rolled_metrics on commit drop as
  with busiest as (
    select page_url from public.performance_metrics where created_at >= from_time and created_at < until_time
    group by page_url order by count(*) desc, page_url limit 200
  )
  select m.session_id, coalesce(b.page_url, '(other)') as page_path, m.metric_name, m.device_class, m.connection_type,
    m.language, m.rating, m.metric_value, private.metric_bucket(m.metric_value) as bucket, m.resource_url, m.resource_kind
  from public.performance_metrics m left join busiest b using (page_url)
  where m.created_at >= from_time and m.created_at < until_time;

  insert into public.performance_daily (day, metric_name, page_path, device_class, connection_type, language, samples,
    good, needs_improvement, poor, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  select p_day, metric_name, page_path, device_class, connection_type, language, sum(n), sum(good), sum(middle),
    sum(poor), array_agg(bucket order by bucket), array_agg(n order by bucket), array_agg(low order by bucket),
    array_agg(high order by bucket)
  from (
    select metric_name, coalesce(page_path, '*') as page_path, coalesce(device_class, '*') as device_class,
      coalesce(connection_type, '*') as connection_type, coalesce(language, '*') as language, bucket, count(*) as n,
      count(*) filter (where rating = 'good') as good,
      count(*) filter (where rating = 'needs-improvement') as middle,
      count(*) filter (where rating = 'poor') as poor,
      min(metric_value) as low, max(metric_value) as high
    from pg_temp.rolled_metrics where metric_name <> 'slowResource'
    group by metric_name, bucket, cube (page_path, device_class, connection_type, language)
  ) as histogram
  group by metric_name, page_path, device_class, connection_type, language;
  get diagnostics rows_written = row_count;

  insert into public.page_views_daily (day, page_path, device_class, connection_type, language, views)
  select p_day, coalesce(page_path, '*'), coalesce(device_class, '*'), coalesce(connection_type, '*'),
    coalesce(language, '*'), count(distinct session_id)
  from pg_temp.rolled_metrics group by cube (page_path, device_class, connection_type, language)
  having count(*) > 0;

  insert into public.slow_resources_daily (day, resource_url, resource_kind, page_path, device_class, connection_type,
    language, samples, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  with busiest as (
    select resource_url, resource_kind from pg_temp.rolled_metrics where metric_name = 'slowResource'
    group by 1, 2 order by count(*) desc, resource_url limit 200
  )
  select p_day, resource_url, resource_kind, page_path, device_class, connection_type, language, sum(n),
    array_agg(bucket order by bucket), array_agg(n order by bucket), array_agg(low order by bucket),
    array_agg(high order by bucket)
  from (
    select resource_url, resource_kind, coalesce(page_path, '*') as page_path, coalesce(device_class, '*') as device_class,
      coalesce(connection_type, '*') as connection_type, coalesce(language, '*') as language, bucket, count(*) as n,
      min(metric_value) as low, max(metric_value) as high
    from pg_temp.rolled_metrics join busiest using (resource_url, resource_kind) where metric_name = 'slowResource'
    group by resource_url, resource_kind, bucket, cube (page_path, device_class, connection_type, language)
  ) as histogram
  group by resource_url, resource_kind, page_path, device_class, connection_type, language;
  return rows_written;
end $$;

drop function public.performance_by_day(date, date, text, text, text);
drop function public.performance_summary(date, date, text, text, text);
drop function public.performance_by_page(date, date, text, text, integer);
drop function public.slow_resources(date, date, integer);

-- Each day's figure for each metric. '*' asks for all values of a filter. Callers see rows by the policies of the tables:
-- staff everything, everybody else nothing.
create function public.performance_by_day(p_from date, p_until date, p_page text default '*', p_device text default '*',
  p_connection text default '*', p_language text default '*')
returns table (day date, metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint)
language sql stable set search_path = ''
as $$
  select d.day, d.metric_name,
    (select private.value_in_bucket(b.bucket, b.low, b.high, b.n, ceil(0.75 * d.samples) - b.reached + b.n) from (
      select u.bucket, u.low, u.high, u.n, sum(u.n) over (order by u.bucket) as reached
      from unnest(d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs) as u (bucket, n, low, high)
    ) as b where b.reached >= ceil(0.75 * d.samples) order by b.bucket limit 1),
    d.samples, d.good, d.needs_improvement, d.poor
  from public.performance_daily d
  where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
    and d.connection_type = p_connection and d.language = p_language
  order by d.metric_name, d.day
$$;
grant execute on function public.performance_by_day(date, date, text, text, text, text) to authenticated;

-- The whole period in one figure for each metric; `views` is the same in every row.
create function public.performance_summary(p_from date, p_until date, p_page text default '*', p_device text default '*',
  p_connection text default '*', p_language text default '*')
returns table (metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint, views bigint)
language sql stable set search_path = ''
as $$
  with chosen as materialized (
    select d.* from public.performance_daily d
    where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
  ), totals as (
    select c.metric_name, sum(c.samples)::bigint as samples, sum(c.good)::bigint as good,
      sum(c.needs_improvement)::bigint as needs_improvement, sum(c.poor)::bigint as poor
    from chosen c group by c.metric_name
  ), reached as (
    select c.metric_name, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high,
      sum(sum(u.n)) over (partition by c.metric_name order by u.bucket) as reached
    from chosen c, unnest(c.bucket_indexes, c.bucket_counts, c.bucket_lows, c.bucket_highs) as u (bucket, n, low, high)
    group by c.metric_name, u.bucket
  )
  select t.metric_name,
    (select private.value_in_bucket(r.bucket, r.low, r.high, r.n, ceil(0.75 * t.samples) - r.reached + r.n)
      from reached r where r.metric_name = t.metric_name and r.reached >= ceil(0.75 * t.samples)
      order by r.bucket limit 1),
    t.samples, t.good, t.needs_improvement, t.poor,
    (select coalesce(sum(v.views), 0)::bigint from public.page_views_daily v where v.day between p_from and p_until
      and v.page_path = p_page and v.device_class = p_device and v.connection_type = p_connection
      and v.language = p_language)
  from totals t order by t.metric_name
$$;
grant execute on function public.performance_summary(date, date, text, text, text, text) to authenticated;

-- How often each span of values was measured: above `from_value`, up to `until_value`; the smallest first.
create function public.performance_distribution(p_from date, p_until date, p_metric text, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (from_value double precision, until_value double precision, samples bigint)
language sql stable set search_path = ''
as $$
  select case when u.bucket <= 0 then 0 else 0.001 * power(1.05::double precision, u.bucket - 1) end,
    0.001 * power(1.05::double precision, greatest(u.bucket, 0)), sum(u.n)::bigint
  from public.performance_daily d, unnest(d.bucket_indexes, d.bucket_counts) as u (bucket, n)
  where d.day between p_from and p_until and d.metric_name = p_metric and d.page_path = p_page
    and d.device_class = p_device and d.connection_type = p_connection and d.language = p_language
  group by u.bucket order by u.bucket
$$;
grant execute on function public.performance_distribution(date, date, text, text, text, text, text) to authenticated;

-- One row for each page and metric, busiest pages first.
create function public.performance_by_page(p_from date, p_until date, p_device text default '*',
  p_connection text default '*', p_limit integer default 20, p_language text default '*')
returns table (page_path text, views bigint, metric_name text, p75 double precision, samples bigint, good bigint,
  needs_improvement bigint, poor bigint)
language sql stable set search_path = ''
as $$
  with pages as materialized (
    select v.page_path, sum(v.views)::bigint as views from public.page_views_daily v
    where v.day between p_from and p_until and v.page_path <> '*' and v.device_class = p_device
      and v.connection_type = p_connection and v.language = p_language
    group by v.page_path order by sum(v.views) desc, v.page_path limit least(greatest(p_limit, 1), 200)
  ), chosen as materialized (
    select d.*, p.views from public.performance_daily d join pages p using (page_path)
    where d.day between p_from and p_until and d.device_class = p_device and d.connection_type = p_connection
      and d.language = p_language
  ), totals as (
    select c.page_path, c.views, c.metric_name, sum(c.samples)::bigint as samples, sum(c.good)::bigint as good,
      sum(c.needs_improvement)::bigint as middle, sum(c.poor)::bigint as poor
    from chosen c group by c.page_path, c.views, c.metric_name
  ), reached as (
    select c.page_path, c.metric_name, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high,
      sum(sum(u.n)) over (partition by c.page_path, c.metric_name order by u.bucket) as reached
    from chosen c, unnest(c.bucket_indexes, c.bucket_counts, c.bucket_lows, c.bucket_highs) as u (bucket, n, low, high)
    group by c.page_path, c.metric_name, u.bucket
  ), percentiles as (
    select distinct on (r.page_path, r.metric_name) r.page_path, r.metric_name,
      private.value_in_bucket(r.bucket, r.low, r.high, r.n, ceil(0.75 * t.samples) - r.reached + r.n) as p75
    from reached r join totals t using (page_path, metric_name) where r.reached >= ceil(0.75 * t.samples)
    order by r.page_path, r.metric_name, r.bucket
  )
  select t.page_path, t.views, t.metric_name, p.p75, t.samples, t.good, t.middle, t.poor
  from totals t join percentiles p using (page_path, metric_name)
  order by t.views desc, t.page_path, t.metric_name
$$;
grant execute on function public.performance_by_page(date, date, text, text, integer, text) to authenticated;

-- Files that took more than a second, the most frequent first.
create function public.slow_resources(p_from date, p_until date, p_limit integer default 20, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (resource_url text, resource_kind text, p75 double precision, samples bigint)
language sql stable set search_path = ''
as $$
  with reached as (
    select d.resource_url, d.resource_kind, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high,
      sum(sum(u.n)) over (partition by d.resource_url, d.resource_kind order by u.bucket) as reached,
      sum(sum(u.n)) over (partition by d.resource_url, d.resource_kind) as total
    from public.slow_resources_daily d,
      unnest(d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs) as u (bucket, n, low, high)
    where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
    group by d.resource_url, d.resource_kind, u.bucket
  ), percentiles as (
    select distinct on (r.resource_url, r.resource_kind) r.resource_url, r.resource_kind, r.total,
      private.value_in_bucket(r.bucket, r.low, r.high, r.n, ceil(0.75 * r.total) - r.reached + r.n) as p75
    from reached r where r.reached >= ceil(0.75 * r.total) order by r.resource_url, r.resource_kind, r.bucket
  )
  select p.resource_url, p.resource_kind, p.p75, p.total::bigint from percentiles p
  order by p.total desc, p.resource_url limit least(greatest(p_limit, 1), 200)
$$;
grant execute on function public.slow_resources(date, date, integer, text, text, text, text) to authenticated;

-- What is still there in single measurements is counted again, now by language.
do $$ begin
  perform public.roll_up_performance(day)
  from (select distinct (created_at at time zone 'UTC')::date as day from public.performance_metrics) as days;
end $$;

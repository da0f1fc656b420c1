-- The dashboard's questions, as before (20261121140000, 20261121100000): percentiles of a period by weeks, the rest by days.
create or replace function public.performance_summary(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint, views bigint)
language sql stable set search_path = ''
as $$
  select f.metric_name, f.p75, f.samples, f.good, f.middle, f.poor,
    (select coalesce(sum(v.views), 0)::bigint
      from private.kept_days(p_from, p_until) as k (day) join public.page_views_daily v using (day)
      where v.page_path = p_page and v.device_class = p_device and v.connection_type = p_connection
        and v.language = p_language)
  from private.performance_of_pages(p_from, p_until, array[p_page], p_device, p_connection, p_language) f
  order by f.metric_name
$$;

create or replace function public.performance_by_page(p_from date, p_until date, p_device text default '*',
  p_connection text default '*', p_limit integer default 20, p_language text default '*')
returns table (page_path text, views bigint, metric_name text, p75 double precision, samples bigint, good bigint,
  needs_improvement bigint, poor bigint)
language sql stable set search_path = ''
as $$
  with pages as materialized (
    select v.page_path, sum(v.views)::bigint as views
    from private.kept_days(p_from, p_until) as k (day) join public.page_views_daily v using (day)
    where v.page_path <> '*' and v.device_class = p_device and v.connection_type = p_connection
      and v.language = p_language
    group by v.page_path order by sum(v.views) desc, v.page_path limit least(greatest(p_limit, 1), 200)
  )
  select page_path, g.views, f.metric_name, f.p75, f.samples, f.good, f.middle, f.poor
  from pages g join private.performance_of_pages(p_from, p_until, array(select p.page_path from pages p), p_device,
    p_connection, p_language) f using (page_path)
  order by g.views desc, page_path, f.metric_name
$$;

create or replace function public.performance_by_day(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (day date, metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint)
language sql stable set search_path = ''
as $$
  select d.day, d.metric_name,
    private.value_in_bucket(d.bucket_indexes[h.at], d.bucket_lows[h.at], d.bucket_highs[h.at], d.bucket_counts[h.at],
      ceil(0.75 * d.samples) - d.bucket_reached[h.at] + d.bucket_counts[h.at]),
    d.samples, d.good, d.needs_improvement, d.poor
  from private.kept_days(p_from, p_until) as k (day) join public.performance_daily d using (day),
    lateral (select width_bucket((ceil(0.75 * d.samples) - 1)::integer, d.bucket_reached) + 1 as at) as h
  where d.page_path = p_page and d.device_class = p_device and d.connection_type = p_connection
    and d.language = p_language
  order by d.metric_name, d.day
$$;

create or replace function public.performance_distribution(p_from date, p_until date, p_metric text,
  p_page text default '*', p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (from_value double precision, until_value double precision, samples bigint)
language sql stable set search_path = ''
as $$
  select case when u.bucket <= 0 then 0 else 0.001 * power(1.05::double precision, u.bucket - 1) end,
    0.001 * power(1.05::double precision, greatest(u.bucket, 0)), sum(u.n)::bigint
  from private.kept_days(p_from, p_until) as k (day) join public.performance_daily d using (day),
    unnest(d.bucket_indexes, d.bucket_counts) as u (bucket, n)
  where d.metric_name = p_metric and d.page_path = p_page and d.device_class = p_device
    and d.connection_type = p_connection and d.language = p_language
  group by u.bucket order by u.bucket
$$;

-- Only the files that are shown have their histograms added up.
create or replace function public.slow_resources(p_from date, p_until date, p_limit integer default 20,
  p_page text default '*', p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (resource_url text, resource_kind text, p75 double precision, samples bigint)
language sql stable set search_path = '' set jit = off
as $$
  with period as materialized (
    select weeks, days from private.weeks_and_days(p_from, p_until)
  ), chosen as materialized (
    select d.resource_url, d.resource_kind, d.samples, d.bucket_indexes as indexes, d.bucket_counts as counts,
      d.bucket_lows as lows, d.bucket_highs as highs
    from public.slow_resources_daily d
    where d.day = any ((select days from period)::date[]) and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
    union all
    select w.resource_url, w.resource_kind, w.samples, w.bucket_indexes, w.bucket_counts, w.bucket_lows, w.bucket_highs
    from public.slow_resources_weekly w
    where w.week = any ((select weeks from period)::date[]) and w.page_path = p_page and w.device_class = p_device
      and w.connection_type = p_connection and w.language = p_language
  ), frequent as materialized (
    select c.resource_url, c.resource_kind, sum(c.samples)::bigint as total from chosen c
    group by c.resource_url, c.resource_kind order by sum(c.samples) desc, c.resource_url, c.resource_kind
    limit least(greatest(p_limit, 1), 200)
  ), placed as materialized (
    select resource_url, resource_kind, f.total, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high,
      ceil(0.75 * f.total) - sum(sum(u.n)) over (partition by resource_url, resource_kind order by u.bucket)
        + sum(u.n) as place
    from frequent f join chosen c using (resource_url, resource_kind),
      unnest(c.indexes, c.counts, c.lows, c.highs) as u (bucket, n, low, high)
    group by resource_url, resource_kind, f.total, u.bucket
  )
  select p.resource_url, p.resource_kind, private.value_in_bucket(p.bucket, p.low, p.high, p.n, p.place), p.total
  from placed p where p.place between 1 and p.n order by p.total desc, p.resource_url, p.resource_kind
$$;

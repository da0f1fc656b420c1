-- What the dashboard asks, answered from the daily statistics alone. '*' asks for all pages, devices or connections.
-- Callers see rows by the policies of those tables: staff everything, everybody else nothing.

create function public.performance_by_day(p_from date, p_until date, p_page text default '*', p_device text default '*',
  p_connection text default '*')
returns table (day date, metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint)
language sql stable set search_path = ''
as $$
  select d.day, d.metric_name,
    (select min(private.bucket_value(b.bucket)) from (
      select u.bucket, sum(u.n) over (order by u.bucket) as reached
      from unnest(d.bucket_indexes, d.bucket_counts) as u (bucket, n)
    ) as b where b.reached >= ceil(0.75 * d.samples)),
    d.samples, d.good, d.needs_improvement, d.poor
  from public.performance_daily d
  where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
    and d.connection_type = p_connection
  order by d.metric_name, d.day
$$;
grant execute on function public.performance_by_day(date, date, text, text, text) to authenticated;

-- The whole period in one figure for each metric; `views` is the same in every row.
create function public.performance_summary(p_from date, p_until date, p_page text default '*', p_device text default '*',
  p_connection text default '*')
returns table (metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint, views bigint)
language sql stable set search_path = ''
as $$
  with chosen as materialized (
    select d.* from public.performance_daily d
    where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection
  ), totals as (
    select c.metric_name, sum(c.samples)::bigint as samples, sum(c.good)::bigint as good,
      sum(c.needs_improvement)::bigint as needs_improvement, sum(c.poor)::bigint as poor
    from chosen c group by c.metric_name
  ), reached as (
    select c.metric_name, u.bucket, sum(sum(u.n)) over (partition by c.metric_name order by u.bucket) as reached
    from chosen c, unnest(c.bucket_indexes, c.bucket_counts) as u (bucket, n) group by c.metric_name, u.bucket
  )
  select t.metric_name, (select min(private.bucket_value(r.bucket)) from reached r
      where r.metric_name = t.metric_name and r.reached >= ceil(0.75 * t.samples)),
    t.samples, t.good, t.needs_improvement, t.poor,
    (select coalesce(sum(v.views), 0)::bigint from public.page_views_daily v where v.day between p_from and p_until
      and v.page_path = p_page and v.device_class = p_device and v.connection_type = p_connection)
  from totals t order by t.metric_name
$$;
grant execute on function public.performance_summary(date, date, text, text, text) to authenticated;

-- One row for each page and metric, busiest pages first.
create function public.performance_by_page(p_from date, p_until date, p_device text default '*',
  p_connection text default '*', p_limit integer default 20)
returns table (page_path text, views bigint, metric_name text, p75 double precision, samples bigint, good bigint,
  poor bigint)
language sql stable set search_path = ''
as $$
  with pages as materialized (
    select v.page_path, sum(v.views)::bigint as views from public.page_views_daily v
    where v.day between p_from and p_until and v.page_path <> '*' and v.device_class = p_device
      and v.connection_type = p_connection
    group by v.page_path order by sum(v.views) desc, v.page_path limit least(greatest(p_limit, 1), 200)
  ), chosen as materialized (
    select d.*, p.views from public.performance_daily d join pages p using (page_path)
    where d.day between p_from and p_until and d.device_class = p_device and d.connection_type = p_connection
  ), totals as (
    select c.page_path, c.views, c.metric_name, sum(c.samples)::bigint as samples, sum(c.good)::bigint as good,
      sum(c.poor)::bigint as poor
    from chosen c group by c.page_path, c.views, c.metric_name
  ), counted as (
    select c.page_path, c.metric_name, u.bucket, sum(u.n) as n
    from chosen c, unnest(c.bucket_indexes, c.bucket_counts) as u (bucket, n)
    group by c.page_path, c.metric_name, u.bucket
  ), reached as (
    select page_path, metric_name, bucket,
      sum(n) over (partition by page_path, metric_name order by bucket) as reached,
      sum(n) over (partition by page_path, metric_name) as total
    from counted
  ), percentiles as (
    select page_path, metric_name, private.bucket_value(min(bucket)) as p75
    from reached where reached >= ceil(0.75 * total) group by page_path, metric_name
  )
  select t.page_path, t.views, t.metric_name, p.p75, t.samples, t.good, t.poor
  from totals t join percentiles p using (page_path, metric_name)
  order by t.views desc, t.page_path, t.metric_name
$$;
grant execute on function public.performance_by_page(date, date, text, text, integer) to authenticated;

-- Files that took more than a second, the most frequent first.
create function public.slow_resources(p_from date, p_until date, p_limit integer default 20)
returns table (resource_url text, resource_kind text, p75 double precision, samples bigint)
language sql stable set search_path = ''
as $$
  with counted as (
    select d.resource_url, d.resource_kind, u.bucket, sum(u.n) as n
    from public.slow_resources_daily d, unnest(d.bucket_indexes, d.bucket_counts) as u (bucket, n)
    where d.day between p_from and p_until group by 1, 2, 3
  ), reached as (
    select resource_url, resource_kind, bucket,
      sum(n) over (partition by resource_url, resource_kind order by bucket) as reached,
      sum(n) over (partition by resource_url, resource_kind) as total
    from counted
  )
  select resource_url, resource_kind, private.bucket_value(min(bucket)), max(total)::bigint
  from reached where reached >= ceil(0.75 * total)
  group by resource_url, resource_kind order by max(total) desc, resource_url limit least(greatest(p_limit, 1), 200)
$$;
grant execute on function public.slow_resources(date, date, integer) to authenticated;

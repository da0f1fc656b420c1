-- Ten million measurements make daily histograms of a hundred buckets; taking all of them apart for one percentile is
-- slow. Each row now also says how many values it has up to each bucket, and no histogram is taken apart:
-- width_bucket(x, array), the number of members of a sorted array that are at most x, finds a bucket by halving.

-- {2,0,3} becomes {2,2,5}.
create function private.running_total(counts integer[]) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  total integer := 0;
  totals integer[] := '{}';
  n integer;
begin
  foreach n in array counts loop
    total := total + n;
    totals := totals || total;
  end loop;
  return totals;
end $$;
grant execute on function private.running_total(integer[]) to service_role;

-- Histograms stay in their row, where they are read without a detour.
alter table public.performance_daily set (toast_tuple_target = 8160);
alter table public.performance_daily alter column bucket_counts type integer[];
alter table public.performance_daily add column bucket_reached integer[] not null
  generated always as (private.running_total(bucket_counts)) stored;
alter table public.slow_resources_daily alter column bucket_counts type integer[];

-- Memory enough to group a busy day without files.
alter function public.roll_up_performance(date) set work_mem = '64MB';

-- As before (20261121100000), and within 2.5 % however the values of a bucket are spread between its ends.
create or replace function private.value_in_bucket(bucket smallint, low double precision, high double precision,
  n numeric, place numeric) returns double precision
language sql immutable set search_path = ''
as $$
  select case when low is null then private.bucket_value(bucket) when place <= 1 then low when place >= n then high
    when bucket <= 0 then even else least(1.025 * low, greatest(0.975 * high, even)) end
  from (select low + (high - low) * ((place - 1) / greatest(n - 1, 1))::double precision as even) as spread
$$;

-- The whole period in one figure for each of some pages ('*': all of them together) and each metric. The percentile of
-- several days lies between the smallest and the largest bucket of theirs (first, last). The values up to seven buckets
-- between say in which eighth of them it is, and so on until one bucket is left. `offset 0` has
-- each place found once only.
create function private.performance_of_pages(p_from date, p_until date, p_pages text[], p_device text,
  p_connection text, p_language text)
returns table (page_path text, metric_name text, p75 double precision, samples bigint, good bigint, middle bigint,
  poor bigint)
language sql stable set search_path = ''
as $$
  with recursive chosen as materialized (
    select d.page_path, d.metric_name, d.samples, d.good, d.needs_improvement, d.poor,
      d.bucket_indexes[width_bucket((ceil(0.75 * d.samples) - 1)::integer, d.bucket_reached) + 1]::integer as own
    from public.performance_daily d
    where d.day between p_from and p_until and d.page_path = any (p_pages) and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
  ), totals as materialized (
    select c.page_path, c.metric_name, sum(c.samples)::bigint as samples, sum(c.good)::bigint as good,
      sum(c.needs_improvement)::bigint as middle, sum(c.poor)::bigint as poor, min(c.own) as first, max(c.own) as last,
      ceil(0.75 * sum(c.samples))::bigint as place
    from chosen c group by c.page_path, c.metric_name
  ), search as (
    select t.page_path, t.metric_name, t.place, t.first, t.last from totals t
    union all
    select s.page_path, s.metric_name, s.place, s.first + w.step * e.before,
      least(s.last, s.first + w.step * (e.before + 1) - 1)
    from search s, lateral (select (s.last - s.first + 8) / 8 as step) as w, lateral (
      select width_bucket(s.place - 1, array[
        coalesce(sum(reached[width_bucket((s.first + step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 2 * step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 3 * step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 4 * step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 5 * step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 6 * step - 1)::smallint, indexes)]), 0),
        coalesce(sum(reached[width_bucket((s.first + 7 * step - 1)::smallint, indexes)]), 0)
      ]) as before
      from (select d.bucket_indexes as indexes, d.bucket_reached as reached from public.performance_daily d
        where d.day between p_from and p_until and d.page_path = s.page_path and d.metric_name = s.metric_name
          and d.device_class = p_device and d.connection_type = p_connection and d.language = p_language) as days
    ) as e
    where s.first < s.last
  ), percentiles as (
    select s.page_path, s.metric_name,
      private.value_in_bucket(s.first::smallint, b.low, b.high, b.n, s.place - b.reached + b.n) as p75
    from search s, lateral (
      select sum(bucket_reached[at]) as reached,
        sum(bucket_counts[at]) filter (where bucket_indexes[at] = s.first) as n,
        min(bucket_lows[at]) filter (where bucket_indexes[at] = s.first) as low,
        max(bucket_highs[at]) filter (where bucket_indexes[at] = s.first) as high
      from (select d.*, width_bucket(s.first::smallint, d.bucket_indexes) as at from public.performance_daily d
        where d.day between p_from and p_until and d.page_path = s.page_path and d.metric_name = s.metric_name
          and d.device_class = p_device and d.connection_type = p_connection and d.language = p_language
        offset 0) as days
    ) as b
    where s.first = s.last
  )
  select t.page_path, t.metric_name, p.p75, t.samples, t.good, t.middle, t.poor
  from totals t join percentiles p using (page_path, metric_name)
$$;
grant execute on function private.performance_of_pages(date, date, text[], text, text, text)
  to authenticated, service_role;

create or replace function public.performance_summary(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint, views bigint)
language sql stable set search_path = ''
as $$
  select f.metric_name, f.p75, f.samples, f.good, f.middle, f.poor,
    (select coalesce(sum(v.views), 0)::bigint from public.page_views_daily v where v.day between p_from and p_until
      and v.page_path = p_page and v.device_class = p_device and v.connection_type = p_connection
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
    select v.page_path, sum(v.views)::bigint as views from public.page_views_daily v
    where v.day between p_from and p_until and v.page_path <> '*' and v.device_class = p_device
      and v.connection_type = p_connection and v.language = p_language
    group by v.page_path order by sum(v.views) desc, v.page_path limit least(greatest(p_limit, 1), 200)
  )
  select page_path, g.views, f.metric_name, f.p75, f.samples, f.good, f.middle, f.poor
  from pages g join private.performance_of_pages(p_from, p_until, array(select p.page_path from pages p), p_device,
    p_connection, p_language) f using (page_path)
  order by g.views desc, page_path, f.metric_name
$$;

-- As before, and faster: a day's percentile stands in one bucket of its own row.
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
  from public.performance_daily d,
    lateral (select width_bucket((ceil(0.75 * d.samples) - 1)::integer, d.bucket_reached) + 1 as at) as h
  where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
    and d.connection_type = p_connection and d.language = p_language
  order by d.metric_name, d.day
$$;

-- Only the files that are shown have their histograms added up.
create or replace function public.slow_resources(p_from date, p_until date, p_limit integer default 20,
  p_page text default '*', p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (resource_url text, resource_kind text, p75 double precision, samples bigint)
language sql stable set search_path = ''
as $$
  with frequent as materialized (
    select d.resource_url, d.resource_kind, sum(d.samples)::bigint as total from public.slow_resources_daily d
    where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
    group by d.resource_url, d.resource_kind order by sum(d.samples) desc, d.resource_url, d.resource_kind
    limit least(greatest(p_limit, 1), 200)
  ), placed as materialized (
    select resource_url, resource_kind, f.total, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high,
      ceil(0.75 * f.total) - sum(sum(u.n)) over (partition by resource_url, resource_kind order by u.bucket)
        + sum(u.n) as place
    from frequent f join public.slow_resources_daily d using (resource_url, resource_kind),
      unnest(d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs) as u (bucket, n, low, high)
    where d.day between p_from and p_until and d.page_path = p_page and d.device_class = p_device
      and d.connection_type = p_connection and d.language = p_language
    group by resource_url, resource_kind, f.total, u.bucket
  )
  select p.resource_url, p.resource_kind, private.value_in_bucket(p.bucket, p.low, p.high, p.n, p.place), p.total
  from placed p where p.place between 1 and p.n order by p.total desc, p.resource_url, p.resource_kind
$$;

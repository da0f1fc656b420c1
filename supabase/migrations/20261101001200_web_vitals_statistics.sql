-- Daily statistics, which are stored longer than individual measurements. Statistics of measured values have a histogram with logarithmic
-- buckets: bucket i covers (0.001·1.05^(i-1), 0.001·1.05^i], and bucket 0 covers everything up to 0.001. The smallest and largest
-- value of each bucket are stored too. The histograms of several days can be added up. A percentile of their sum is exact if its
-- bucket has few or evenly spread values, and otherwise within 2.5 % (in bucket 0 within 0.001). '*' stands for all values of a column.

-- Returns the bucket of a value.
create function private.metric_bucket(value double precision) returns smallint
language sql immutable set search_path = ''
as $$ select case when value <= 0.001 then 0 else ceil(ln(value / 0.001) / ln(1.05)) end::smallint $$;

-- Returns the value at a place (1 to n) among the n values of one bucket, assuming that they are evenly spread between the
-- smallest and the largest. For any spread, the error is at most 2.5 %, and in bucket 0 at most 0.001. In PL/pgSQL, because an SQL
-- function would be planned for each value.
create function private.value_in_bucket(bucket smallint, low double precision, high double precision,
  n numeric, place numeric) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  even double precision := low + (high - low) * ((place - 1) / greatest(n - 1, 1))::double precision;
begin
  return case when place <= 1 then low when place >= n then high
    when bucket <= 0 then even else least(1.025 * low, greatest(0.975 * high, even)) end;
end $$;
grant execute on function private.value_in_bucket to authenticated, service_role;

-- Returns the cumulative counts of a histogram: {2,0,3} becomes {2,2,5}.
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
grant execute on function private.running_total to service_role;

-- One row for each day, metric and combination of page, device, connection and language. The primary key starts with the day,
-- so that all rows of a day are next to each other. Histograms are stored in the row itself (toast_tuple_target), where they
-- are read fastest. cumulative_counts has the number of values up to each bucket, so that width_bucket finds the bucket of a
-- percentile by binary search.
create table public.performance_daily (
  day date not null,
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
  cumulative_counts integer[] not null generated always as (private.running_total(bucket_counts)) stored,
  bucket_lows double precision[] not null,
  bucket_highs double precision[] not null,
  primary key (day, device_class, connection_type, language, page_path, metric_name)
) with (toast_tuple_target = 8160);
alter table public.performance_daily enable row level security;
grant select on public.performance_daily to authenticated;
create policy "Staff can read daily statistics" on public.performance_daily for select to authenticated
  using ((select private.staff_role()) is not null);

-- The same statistics for single slow files.
create table public.slow_resources_daily (
  day date not null,
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
  primary key (day, device_class, connection_type, language, page_path, resource_url, resource_kind)
);
alter table public.slow_resources_daily enable row level security;
grant select on public.slow_resources_daily to authenticated;
create policy "Staff can read slow resources" on public.slow_resources_daily for select to authenticated
  using ((select private.staff_role()) is not null);

-- Numbers of page views, which cannot be calculated from the samples.
create table public.page_views_daily (
  day date not null,
  device_class text not null,
  connection_type text not null,
  language text not null,
  page_path text not null,
  views bigint not null,
  primary key (day, device_class, connection_type, language, page_path)
);
alter table public.page_views_daily enable row level security;
grant select on public.page_views_daily to authenticated;
create policy "Staff can read page views" on public.page_views_daily for select to authenticated
  using ((select private.staff_role()) is not null);

-- The cached result of public.site_speed. Only that function has access, and the roll-up, which deletes the result.
create table private.site_speed_answers (
  day date primary key,
  answer jsonb not null
);
alter table private.site_speed_answers enable row level security;
grant select, delete on private.site_speed_answers to service_role;

-- Calculates the statistics of one day (UTC) from its measurements. Can be called again for the same day. Only the 200 most
-- frequent pages and files have their own rows, and a slow file is listed by page only if file and page are among the day's 20
-- most frequent, so that invented URLs cannot inflate the statistics. CLS and INP increase while a page is open and are then sent
-- again, so only the largest value of each view counts. Rows are written in the order in which the dashboard reads them. With
-- the lock, the second of two concurrent roll-ups of a day (by the two scheduled jobs for statistics) waits for the first.
-- work_mem is enough to group a busy day without temporary files.
create function public.roll_up_performance(p_day date) returns bigint
language plpgsql set search_path = '' set work_mem = '64MB'
as $$
declare
  from_time timestamptz := p_day::timestamp at time zone 'UTC';
  until_time timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
  rows_written bigint;
begin
  perform pg_advisory_xact_lock(hashtext('public.performance_daily'), p_day - date '2000-01-01');
  delete from public.performance_daily where day = p_day;
  delete from public.page_views_daily where day = p_day;
  delete from public.slow_resources_daily where day = p_day;

  drop table if exists pg_temp.rolled_metrics;
  create temporary table rolled_metrics on commit drop as
  with busiest as (
    select page_url from public.performance_metrics where created_at >= from_time and created_at < until_time
    group by page_url order by count(*) desc, page_url limit 200
  ), final_values as (
    select * from public.performance_metrics
    where created_at >= from_time and created_at < until_time and metric_name not in ('cls', 'inp')
    union all (
      select distinct on (session_id, metric_name) * from public.performance_metrics
      where created_at >= from_time and created_at < until_time and metric_name in ('cls', 'inp')
      order by session_id, metric_name, metric_value desc
    )
  )
  select m.session_id, coalesce(b.page_url, '(other)') as page_path, m.metric_name, m.device_class, m.connection_type,
    m.language, m.rating, m.metric_value, private.metric_bucket(m.metric_value) as bucket, m.resource_url, m.resource_kind
  from final_values m left join busiest b using (page_url);

  insert into public.performance_daily (day, metric_name, page_path, device_class, connection_type, language, samples,
    good, needs_improvement, poor, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  select p_day, metric_name, page_path, device_class, connection_type, language, sum(n), sum(good), sum(needs_improvement),
    sum(poor), array_agg(bucket order by bucket), array_agg(n order by bucket), array_agg(low order by bucket),
    array_agg(high order by bucket)
  from (
    select metric_name, coalesce(page_path, '*') as page_path, coalesce(device_class, '*') as device_class,
      coalesce(connection_type, '*') as connection_type, coalesce(language, '*') as language, bucket, count(*) as n,
      count(*) filter (where rating = 'good') as good,
      count(*) filter (where rating = 'needs-improvement') as needs_improvement,
      count(*) filter (where rating = 'poor') as poor,
      min(metric_value) as low, max(metric_value) as high
    from pg_temp.rolled_metrics where metric_name <> 'slowResource'
    group by metric_name, bucket, cube (page_path, device_class, connection_type, language)
  ) as histogram
  group by device_class, connection_type, language, page_path, metric_name
  order by device_class, connection_type, language, page_path, metric_name;
  get diagnostics rows_written = row_count;

  insert into public.page_views_daily (day, page_path, device_class, connection_type, language, views)
  select p_day, coalesce(page_path, '*'), coalesce(device_class, '*'), coalesce(connection_type, '*'),
    coalesce(language, '*'), count(distinct session_id)
  from pg_temp.rolled_metrics group by cube (page_path, device_class, connection_type, language)
  having count(*) > 0 order by 3, 4, 5, 2;

  insert into public.slow_resources_daily (day, resource_url, resource_kind, page_path, device_class, connection_type,
    language, samples, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  with files as (
    select resource_url, resource_kind, row_number() over (order by count(*) desc, resource_url, resource_kind) as place
    from pg_temp.rolled_metrics where metric_name = 'slowResource'
    group by 1, 2 order by place limit 200
  ), pages as (
    select page_path as path from pg_temp.rolled_metrics where metric_name = 'slowResource'
    group by 1 order by count(*) desc, 1 limit 20
  ), named as (
    select m.*, case when f.place <= 20 and p.path is not null then m.page_path else '(other)' end as shown_path
    from pg_temp.rolled_metrics m join files f using (resource_url, resource_kind) left join pages p on p.path = m.page_path
    where m.metric_name = 'slowResource'
  )
  select p_day, resource_url, resource_kind, page_path, device_class, connection_type, language, sum(n),
    array_agg(bucket order by bucket), array_agg(n order by bucket), array_agg(low order by bucket),
    array_agg(high order by bucket)
  from (
    select resource_url, resource_kind, coalesce(shown_path, '*') as page_path,
      coalesce(device_class, '*') as device_class, coalesce(connection_type, '*') as connection_type,
      coalesce(language, '*') as language, bucket, count(*) as n, min(metric_value) as low, max(metric_value) as high
    from named
    group by resource_url, resource_kind, bucket, cube (shown_path, device_class, connection_type, language)
  ) as histogram
  group by device_class, connection_type, language, page_path, resource_url, resource_kind
  order by device_class, connection_type, language, page_path, resource_url, resource_kind;
  delete from private.site_speed_answers where day is not null;
  return rows_written;
end $$;
grant execute on function public.roll_up_performance, private.metric_bucket to service_role;

-- Rolls up the days that need it, and returns their number:
-- - of the last three days, those whose number of measurements, counted as in the roll-up, differs from that in their statistics;
-- - of the earlier days, back to 89 days ago (all their measurements are still stored): those that have measurements but no
--   statistics, and the day before each of them, whose statistics may be incomplete.
-- Then deletes the statistics of single pages and files after 760 days, because anybody can invent pages. The totals of the
-- site are kept; they are a few hundred rows per day.
create function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  due date;
  days integer := 0;
begin
  for due in
    select d.day::date
    from generate_series(today - 2, today, interval '1 day') as d (day), lateral (
      select coalesce(sum(g.n), 0) as n from (
        select f.n from (
          select m.metric_name = 'slowResource' as slow, m.resource_url, m.resource_kind,
            count(*) filter (where m.metric_name not in ('cls', 'inp'))
              + count(distinct (m.session_id, m.metric_name)) filter (where m.metric_name in ('cls', 'inp')) as n,
            row_number() over (partition by m.metric_name = 'slowResource' order by count(*) desc) as place
          from public.performance_metrics m
          where m.created_at >= d.day at time zone 'UTC'
            and m.created_at < (d.day + interval '1 day') at time zone 'UTC'
          group by m.metric_name = 'slowResource', m.resource_url, m.resource_kind
        ) as f
        where not f.slow or f.place <= 200
      ) as g
    ) as measured
    where measured.n
      <> (select coalesce(sum(p.samples), 0) from public.performance_daily p where p.day = d.day::date
          and p.device_class = '*' and p.connection_type = '*' and p.language = '*' and p.page_path = '*')
        + (select coalesce(sum(s.samples), 0) from public.slow_resources_daily s where s.day = d.day::date
          and s.device_class = '*' and s.connection_type = '*' and s.language = '*' and s.page_path = '*')
    union all
    select d.day::date
    from generate_series(today - 89, today - 3, interval '1 day') as d (day)
    where exists (
      select from (values (d.day), (d.day + interval '1 day')) as missed (day)
      where not exists (select from public.page_views_daily v where v.day = missed.day::date)
        and exists (select from public.performance_metrics m where m.created_at >= missed.day at time zone 'UTC'
          and m.created_at < (missed.day + interval '1 day') at time zone 'UTC'))
  loop
    perform public.roll_up_performance(due);
    days := days + 1;
  end loop;
  delete from public.performance_daily where day < today - 760 and page_path <> '*';
  delete from public.page_views_daily where day < today - 760 and page_path <> '*';
  delete from public.slow_resources_daily where day < today - 760;
  return jsonb_build_object('days', days);
end $$;
grant execute on function public.run_maintenance to service_role;

-- Queries of the dashboard, which use only the daily statistics. '*' selects all values of a filter. The policies of the
-- tables apply: staff see all rows, and everybody else none.

-- Returns the days of a period between the first and the last stored day, so that a period can be of any length. Rows are
-- looked up for each of these days separately, so that queries do not become slower over the years.
create function private.stored_days(p_from date, p_until date) returns setof date
language sql stable rows 90 set search_path = ''
as $$
  select d.day::date from generate_series(
    greatest(p_from, (select min(v.day) from public.page_views_daily v))::timestamp,
    least(p_until, (select max(v.day) from public.page_views_daily v))::timestamp, interval '1 day') as d (day)
  where d.day between p_from and p_until
$$;
grant execute on function private.stored_days to authenticated, service_role;

-- Returns the statistics of the whole period for each given page ('*': all pages together) and metric. The percentile of
-- the period is between the smallest and the largest bucket of the single days' percentiles (first, last). So only the buckets
-- from first to last are added up, and all values below them as one bucket (first - 1). JIT compilation is off, because it takes
-- longer than the query. Nested loops are off: before the tables are analyzed the planner would choose a nested loop, which reads
-- every histogram once for each row of the result.
create function private.performance_of_pages(p_from date, p_until date, p_pages text[], p_device text,
  p_connection text, p_language text)
returns table (page_path text, metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint)
language sql stable set search_path = '' set jit = off set enable_nestloop = off
as $$
  with chosen as not materialized (
    select d.page_path, d.metric_name, d.samples, d.good, d.needs_improvement, d.poor,
      d.bucket_indexes as indexes, d.bucket_counts as counts, d.cumulative_counts as reached, d.bucket_lows as lows,
      d.bucket_highs as highs
    from public.performance_daily d
    where d.day = any (array(select k.day from private.stored_days(p_from, p_until) as k (day)))
      and d.page_path = any (p_pages) and d.device_class = p_device and d.connection_type = p_connection
      and d.language = p_language
  ), totals as materialized (
    select o.page_path, o.metric_name, row_number() over () as id, sum(o.samples)::bigint as samples,
      sum(o.good)::bigint as good, sum(o.needs_improvement)::bigint as needs_improvement, sum(o.poor)::bigint as poor,
      (3 * sum(o.samples)::bigint + 3) / 4 as place, min(o.own) as first, max(o.own) as last
    from (
      select c.*, c.indexes[width_bucket(((3 * c.samples + 3) / 4 - 1)::integer, c.reached) + 1]::integer as own
      from chosen c
    ) as o
    group by o.page_path, o.metric_name
  ), near as (
    select t.id, t.first, c.indexes, c.counts, c.reached, c.lows, c.highs,
      width_bucket((t.first - 1)::smallint, c.indexes) as before,
      generate_series(width_bucket((t.first - 1)::smallint, c.indexes), width_bucket(t.last::smallint, c.indexes)) as at
    from chosen c join totals t on t.page_path = c.page_path and t.metric_name = c.metric_name
  ), buckets as (
    select b.id, b.bucket, sum(b.n) as n, min(b.low) as low, max(b.high) as high,
      sum(sum(b.n)) over (partition by b.id order by b.bucket) as reached
    from (
      select n.id, case when n.at = n.before then n.first - 1 else n.indexes[n.at] end as bucket,
        case when n.at = n.before then n.reached[n.at] else n.counts[n.at] end as n, n.lows[n.at] as low,
        n.highs[n.at] as high
      from near n
    ) as b
    group by b.id, b.bucket
  )
  select t.page_path, t.metric_name,
    private.value_in_bucket(b.bucket::smallint, b.low, b.high, b.n, t.place - b.reached + b.n),
    t.samples, t.good, t.needs_improvement, t.poor
  from totals t join buckets b on b.id = t.id and t.place > b.reached - b.n and t.place <= b.reached
$$;
grant execute on function private.performance_of_pages to authenticated, service_role;

-- Returns the statistics of the whole period for each metric. `views` is the same in every row.
create function public.performance_summary(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (metric_name text, p75 double precision, samples bigint, good bigint, needs_improvement bigint,
  poor bigint, views bigint)
language sql stable set search_path = ''
as $$
  select f.metric_name, f.p75, f.samples, f.good, f.needs_improvement, f.poor,
    (select coalesce(sum(v.views), 0)::bigint
      from private.stored_days(p_from, p_until) as k (day) join public.page_views_daily v using (day)
      where v.page_path = p_page and v.device_class = p_device and v.connection_type = p_connection
        and v.language = p_language)
  from private.performance_of_pages(p_from, p_until, array[p_page], p_device, p_connection, p_language) f
  order by f.metric_name
$$;

-- Returns the statistics for each page and metric, most viewed pages first.
create function public.performance_by_page(p_from date, p_until date, p_device text default '*',
  p_connection text default '*', p_limit integer default 20, p_language text default '*')
returns table (page_path text, views bigint, metric_name text, p75 double precision, samples bigint, good bigint,
  needs_improvement bigint, poor bigint)
language sql stable set search_path = ''
as $$
  with pages as materialized (
    select v.page_path, sum(v.views)::bigint as views
    from private.stored_days(p_from, p_until) as k (day) join public.page_views_daily v using (day)
    where v.page_path <> '*' and v.device_class = p_device and v.connection_type = p_connection
      and v.language = p_language
    group by v.page_path order by sum(v.views) desc, v.page_path limit least(greatest(p_limit, 1), 200)
  )
  select page_path, g.views, f.metric_name, f.p75, f.samples, f.good, f.needs_improvement, f.poor
  from pages g join private.performance_of_pages(p_from, p_until, array(select p.page_path from pages p), p_device,
    p_connection, p_language) f using (page_path)
  order by g.views desc, page_path, f.metric_name
$$;

-- Returns the statistics of each day and metric as one value. A year has 2,555 entries, which PostgREST would cut off at its
-- limit of rows without an error.
create function public.performance_by_day(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'metric_name', d.metric_name,
    'p75', private.value_in_bucket(d.bucket_indexes[h.at], d.bucket_lows[h.at], d.bucket_highs[h.at],
      d.bucket_counts[h.at], ceil(0.75 * d.samples) - d.cumulative_counts[h.at] + d.bucket_counts[h.at]),
    'samples', d.samples, 'good', d.good, 'needs_improvement', d.needs_improvement, 'poor', d.poor)
    order by d.metric_name, d.day), '[]')
  from private.stored_days(p_from, p_until) as k (day) join public.performance_daily d using (day),
    lateral (select width_bucket((ceil(0.75 * d.samples) - 1)::integer, d.cumulative_counts) + 1 as at) as h
  where d.page_path = p_page and d.device_class = p_device and d.connection_type = p_connection
    and d.language = p_language
$$;

-- Returns a histogram: the number of measurements above `from_value` and up to `until_value`, smallest values first.
create function public.performance_distribution(p_from date, p_until date, p_metric text,
  p_page text default '*', p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (from_value double precision, until_value double precision, samples bigint)
language sql stable set search_path = ''
as $$
  select case when u.bucket <= 0 then 0 else 0.001 * power(1.05::double precision, u.bucket - 1) end,
    0.001 * power(1.05::double precision, greatest(u.bucket, 0)), sum(u.n)::bigint
  from private.stored_days(p_from, p_until) as k (day) join public.performance_daily d using (day),
    unnest(d.bucket_indexes, d.bucket_counts) as u (bucket, n)
  where d.metric_name = p_metric and d.page_path = p_page and d.device_class = p_device
    and d.connection_type = p_connection and d.language = p_language
  group by u.bucket order by u.bucket
$$;

-- Returns files that took more than a second to load, most frequent first. Histograms are added up only for these files.
create function public.slow_resources(p_from date, p_until date, p_limit integer default 20,
  p_page text default '*', p_device text default '*', p_connection text default '*', p_language text default '*')
returns table (resource_url text, resource_kind text, p75 double precision, samples bigint)
language sql stable set search_path = '' set jit = off
as $$
  with chosen as materialized (
    select d.resource_url, d.resource_kind, d.samples, d.bucket_indexes as indexes, d.bucket_counts as counts,
      d.bucket_lows as lows, d.bucket_highs as highs
    from public.slow_resources_daily d
    where d.day = any (array(select k.day from private.stored_days(p_from, p_until) as k (day))) and d.page_path = p_page
      and d.device_class = p_device and d.connection_type = p_connection and d.language = p_language
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
grant execute on function public.performance_summary, public.performance_by_page, public.performance_by_day,
  public.performance_distribution, public.slow_resources to authenticated;

-- Returns the public figures of the site's speed (the page /proof): p75 of the three core metrics over 28 days, by kind of
-- page. There are no parameters, so that the figures of single visitors cannot be found by comparing results. Figures of fewer
-- than 20 page views are left out. The result is cached until the next roll-up or the end of the day (UTC).
create function public.site_speed() returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  fewest_views constant integer := 20;
  today constant date := (now() at time zone 'UTC')::date;
  told jsonb := (select s.answer from private.site_speed_answers s where s.day = today);
begin
  if told is not null then
    return told;
  end if;
  with chosen as (
    select case
        when d.page_path = '*' then 'all'
        when d.page_path in ('/', '/el') then 'home'
        when d.page_path ~ '^(/el)?/suite/' then 'suite'
        when d.page_path ~ '^(/el)?/(journal|blog)(/|$)' then 'journal'
        else 'other'
      end as kind, d.metric_name, d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs
    from private.stored_days(today - 27, today) as k (day) join public.performance_daily d using (day)
    where d.device_class = '*' and d.connection_type = '*' and d.language = '*'
      and d.metric_name in ('lcp', 'inp', 'cls')
  ), buckets as (
    select c.kind, c.metric_name, u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high
    from chosen c, unnest(c.bucket_indexes, c.bucket_counts, c.bucket_lows, c.bucket_highs) as u (bucket, n, low, high)
    group by c.kind, c.metric_name, u.bucket
  ), placed as (
    select b.*, t.samples, ceil(0.75 * t.samples) - sum(b.n) over (partition by b.kind, b.metric_name order by b.bucket)
      + b.n as place
    from buckets b join (
      select kind, metric_name, sum(n) as samples from buckets group by kind, metric_name
    ) as t using (kind, metric_name)
    where t.samples >= fewest_views
  )
  select jsonb_build_object('from', today - 27, 'until', today, 'figures', coalesce(jsonb_agg(jsonb_build_object(
      'kind', p.kind, 'metric', p.metric_name, 'samples', p.samples,
      'p75', private.value_in_bucket(p.bucket, p.low, p.high, p.n, p.place)) order by p.kind, p.metric_name), '[]'))
  into told from placed p where p.place between 1 and p.n;
  insert into private.site_speed_answers (day, answer) values (today, told)
  on conflict (day) do update set answer = excluded.answer;
  return told;
end $$;
grant execute on function public.site_speed to anon, authenticated, service_role;

-- The days of a period between the first and the last that are kept, so that a period may be as long as it likes. Rows are
-- looked up for each of these days by itself: questions do not become slower with the years.
create function private.kept_days(p_from date, p_until date) returns setof date
language sql stable rows 90 set search_path = ''
as $$
  select d.day::date from generate_series(
    greatest(p_from, (select min(v.day) from public.page_views_daily v))::timestamp,
    least(p_until, (select max(v.day) from public.page_views_daily v))::timestamp, interval '1 day') as d (day)
  where d.day between p_from and p_until
$$;

-- The weeks of a period that lie within it and have a sum, and the days beside them.
create function private.weeks_and_days(p_from date, p_until date, out weeks date[], out days date[])
language sql stable set search_path = ''
as $$
  select w.weeks, array(select d.day from private.kept_days(p_from, p_until) as d (day)
    where date_trunc('week', d.day::timestamp)::date <> all (w.weeks))
  from (select array(select k.week from public.performance_weeks k
    where k.week between p_from and p_until - 6) as weeks) as w
$$;
grant execute on function private.kept_days(date, date), private.weeks_and_days(date, date)
  to authenticated, service_role;

-- As before (20261121140000), in a language that does not plan it anew for every figure.
create or replace function private.value_in_bucket(bucket smallint, low double precision, high double precision,
  n numeric, place numeric) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  even double precision := low + (high - low) * ((place - 1) / greatest(n - 1, 1))::double precision;
begin
  return case when low is null then private.bucket_value(bucket) when place <= 1 then low when place >= n then high
    when bucket <= 0 then even else least(1.025 * low, greatest(0.975 * high, even)) end;
end $$;

-- As before (20261121140000), by weeks, and by two readings of each histogram: the percentile of several rows lies between
-- the smallest and the largest bucket of theirs (first, last), so that only these buckets are added up, and what comes
-- before them as one (first - 1). Compiling the plan would take longer than running it, and a nested loop, which is chosen
-- where no statistics are there yet, would read every histogram once for each figure.
create or replace function private.performance_of_pages(p_from date, p_until date, p_pages text[], p_device text,
  p_connection text, p_language text)
returns table (page_path text, metric_name text, p75 double precision, samples bigint, good bigint, middle bigint,
  poor bigint)
language sql stable set search_path = '' set jit = off set enable_nestloop = off
as $$
  with period as materialized (
    select weeks, days from private.weeks_and_days(p_from, p_until)
  ), chosen as not materialized (
    select d.page_path, d.metric_name, d.samples, d.good, d.needs_improvement as middle, d.poor,
      d.bucket_indexes as indexes, d.bucket_counts as counts, d.bucket_reached as reached, d.bucket_lows as lows,
      d.bucket_highs as highs
    from public.performance_daily d
    where d.day = any ((select days from period)::date[]) and d.page_path = any (p_pages)
      and d.device_class = p_device and d.connection_type = p_connection and d.language = p_language
    union all
    select w.page_path, w.metric_name, w.samples, w.good, w.needs_improvement, w.poor, w.bucket_indexes,
      w.bucket_counts, w.bucket_reached, w.bucket_lows, w.bucket_highs
    from public.performance_weekly w
    where w.week = any ((select weeks from period)::date[]) and w.page_path = any (p_pages)
      and w.device_class = p_device and w.connection_type = p_connection and w.language = p_language
  ), totals as materialized (
    select o.page_path, o.metric_name, row_number() over () as id, sum(o.samples)::bigint as samples,
      sum(o.good)::bigint as good, sum(o.middle)::bigint as middle, sum(o.poor)::bigint as poor,
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
    t.samples, t.good, t.middle, t.poor
  from totals t join buckets b on b.id = t.id and t.place > b.reached - b.n and t.place <= b.reached
$$;

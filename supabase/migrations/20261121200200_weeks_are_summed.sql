-- Sums one week from its daily statistics. Answers whether it did: not while a day of that week is being rolled up, nor
-- when the week is summed already. A roll-up waits until the sum is there, and then deletes it. Rows are written in the
-- order in which questions read them.
create function private.sum_week(p_week date) returns boolean
language plpgsql set search_path = '' set work_mem = '64MB'
as $$
declare
  days date[] := array[p_week, p_week + 1, p_week + 2, p_week + 3, p_week + 4, p_week + 5, p_week + 6];
begin
  if not pg_try_advisory_xact_lock(hashtext('public.performance_weeks'), p_week - date '2000-01-03') then
    return false;
  end if;
  insert into public.performance_weeks (week) values (p_week) on conflict do nothing;
  if not found then
    return false;
  end if;

  insert into public.performance_weekly (week, device_class, connection_type, language, page_path, metric_name, samples,
    good, needs_improvement, poor, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  select p_week, device_class, connection_type, language, page_path, metric_name, t.samples, t.good, t.middle, t.poor,
    h.indexes, h.counts, h.lows, h.highs
  from (
    select device_class, connection_type, language, page_path, metric_name, sum(d.samples) as samples,
      sum(d.good) as good, sum(d.needs_improvement) as middle, sum(d.poor) as poor
    from public.performance_daily d where d.day = any (days)
    group by device_class, connection_type, language, page_path, metric_name
  ) as t, lateral (
    select array_agg(b.bucket order by b.bucket) as indexes, array_agg(b.n order by b.bucket) as counts,
      array_agg(b.low order by b.bucket) as lows, array_agg(b.high order by b.bucket) as highs
    from (
      select u.bucket, sum(u.n) as n, min(u.low) as low, max(u.high) as high
      from public.performance_daily d,
        unnest(d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs) as u (bucket, n, low, high)
      where d.day = any (days) and d.device_class = t.device_class and d.connection_type = t.connection_type
        and d.language = t.language and d.page_path = t.page_path and d.metric_name = t.metric_name
      group by u.bucket
    ) as b
  ) as h
  order by device_class, connection_type, language, page_path, metric_name;

  insert into public.slow_resources_weekly (week, device_class, connection_type, language, page_path, resource_url,
    resource_kind, samples, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
  select p_week, device_class, connection_type, language, page_path, resource_url, resource_kind, sum(n),
    array_agg(bucket order by bucket), array_agg(n order by bucket), array_agg(low order by bucket),
    array_agg(high order by bucket)
  from (
    select device_class, connection_type, language, page_path, resource_url, resource_kind, u.bucket, sum(u.n) as n,
      min(u.low) as low, max(u.high) as high
    from public.slow_resources_daily d,
      unnest(d.bucket_indexes, d.bucket_counts, d.bucket_lows, d.bucket_highs) as u (bucket, n, low, high)
    where d.day = any (days)
    group by device_class, connection_type, language, page_path, resource_url, resource_kind, u.bucket
  ) as histogram
  group by device_class, connection_type, language, page_path, resource_url, resource_kind
  order by device_class, connection_type, language, page_path, resource_url, resource_kind;
  return true;
end $$;

-- Sums the weeks that end with that day at the latest and have no sum; answers how many it did.
create function private.sum_weeks(p_until date) returns bigint
language sql set search_path = ''
as $$
  select count(*) filter (where private.sum_week(w.week::date))
  from generate_series(date_trunc('week', (select min(v.day) from public.page_views_daily v)::timestamp),
    p_until::timestamp - interval '6 days', interval '7 days') as w (week)
  where not exists (select from public.performance_weeks k where k.week = w.week::date)
$$;
grant execute on function private.sum_week(date), private.sum_weeks(date) to service_role;

-- As before (20261101001500), and then the weeks are summed whose days are not rolled up any more. A day is rolled up again
-- only where measurements have come since: until now every day was, as the rows of each language were counted too.
create or replace function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  due date;
begin
  for due in
    select d.day::date from generate_series(today - 2, today, interval '1 day') as d (day)
    where (select count(*) from public.performance_metrics m
        where m.created_at >= d.day at time zone 'UTC' and m.created_at < (d.day + interval '1 day') at time zone 'UTC')
      <> (select coalesce(sum(p.samples), 0) from public.performance_daily p where p.day = d.day::date
          and p.device_class = '*' and p.connection_type = '*' and p.language = '*' and p.page_path = '*')
        + (select coalesce(sum(s.samples), 0) from public.slow_resources_daily s where s.day = d.day::date
          and s.device_class = '*' and s.connection_type = '*' and s.language = '*' and s.page_path = '*')
  loop
    perform public.roll_up_performance(due);
  end loop;
  perform private.sum_weeks(today - 3);
  return public.purge_expired();
end $$;

-- The weeks that are there already.
select private.sum_weeks((now() at time zone 'UTC')::date - 3);

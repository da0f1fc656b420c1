-- cls and inp grow while a page is open. A page tells them whenever it is hidden, as it may be for good, and again when it is hidden with
-- more: whoever opened the reservation page in another tab and came back. Of each view the greatest counts, and only that.

-- As before (20261122210000), but for that.
create or replace function private.roll_up_day(p_day date) returns bigint
language plpgsql set search_path = '' set work_mem = '64MB'
as $$
declare
  from_time timestamptz := p_day::timestamp at time zone 'UTC';
  until_time timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
  its_week date := date_trunc('week', p_day::timestamp);
  rows_written bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtext('public.performance_weeks'), its_week - date '2000-01-03');
  delete from public.performance_weeks where week = its_week;
  if found then
    delete from public.performance_weekly where week = its_week;
    delete from public.slow_resources_weekly where week = its_week;
  end if;
  delete from public.performance_daily where day = p_day;
  delete from public.page_views_daily where day = p_day;
  delete from public.slow_resources_daily where day = p_day;

  drop table if exists pg_temp.rolled_metrics;
  create temporary table rolled_metrics on commit drop as
  with busiest as (
    select page_url from public.performance_metrics where created_at >= from_time and created_at < until_time
    group by page_url order by count(*) desc, page_url limit 200
  ), last_said as (
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
  from last_said m left join busiest b using (page_url);

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
  return rows_written;
end $$;

-- As before (20261122210100): a day is due when its measurements are more than its statistics know, each view's cls and inp counted once.
create or replace function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  due date;
  days integer := 0;
  weeks bigint;
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
  loop
    perform public.roll_up_performance(due);
    days := days + 1;
  end loop;
  weeks := private.sum_weeks(today - 3);
  delete from public.slow_resources_daily where day < today - 760;
  delete from public.slow_resources_weekly where week < today - 760;
  return jsonb_build_object('days', days, 'weeks', weeks);
end $$;

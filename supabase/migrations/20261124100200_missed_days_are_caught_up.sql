-- Statistics are whole, and they have an end.

-- As before (20261123090000), with two differences. Where nothing ran for days, days before the last three are rolled up too, while their
-- measurements are all there: those without statistics, and the day before each, which the standstill may have cut short. And single pages
-- are kept for some two years, as slow files are: a day has a row for each page in every mix of device, connection, language and metric,
-- which anybody can multiply with invented pages. The site's totals stay, a few hundred rows a day however many pages there are.
create or replace function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  -- A Monday, so that a week's sum and its days go together, at one moment.
  oldest date := date_trunc('week', (today - 760)::timestamp);
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
  weeks := private.sum_weeks(today - 3);
  delete from public.performance_daily where day < oldest and page_path <> '*';
  delete from public.performance_weekly where week < oldest and page_path <> '*';
  delete from public.page_views_daily where day < oldest and page_path <> '*';
  delete from public.slow_resources_daily where day < oldest;
  delete from public.slow_resources_weekly where week < oldest;
  return jsonb_build_object('days', days, 'weeks', weeks);
end $$;

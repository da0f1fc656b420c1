-- Personal data goes at the end of its time, whatever becomes of the statistics: until now one statement did both, and statistics that
-- took too long, or failed, undid the deletions.

-- As before (20261122120000), without the deletions; answers how many days and weeks were summed. Statistics of slow files, which name
-- files and no persons, are kept for some two years.
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
          select m.metric_name = 'slowResource' as slow, m.resource_url, m.resource_kind, count(*) as n,
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

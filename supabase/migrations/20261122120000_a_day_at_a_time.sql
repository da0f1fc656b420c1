-- Two roll-ups of one day at the same moment (the schedule's and the purge function's) would each write the day's rows, and
-- the second fail: it now waits for the first. Always the day before its week, as every roll-up does: none waits for ever.
alter function public.roll_up_performance(date) set schema private;
alter function private.roll_up_performance(date) rename to roll_up_day;

create function public.roll_up_performance(p_day date) returns bigint
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.performance_daily'), p_day - date '2000-01-03');
  return private.roll_up_day(p_day);
end $$;
grant execute on function public.roll_up_performance(date) to service_role;

-- As before (20261121200200), counting as the roll-up does, which keeps the 200 most frequent slow files: with more of them
-- the counts never agreed, and three days were rolled up again in every run.
create or replace function public.run_maintenance() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  due date;
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
  end loop;
  perform private.sum_weeks(today - 3);
  return public.purge_expired();
end $$;

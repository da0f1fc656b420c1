-- As before (20261121200400), in one value: seven figures a day for a year are 2,555 rows, and a list of rows would end at the
-- REST address's limit of rows, so that the charts of most metrics stayed empty without a word.
drop function public.performance_by_day(date, date, text, text, text, text);
create function public.performance_by_day(p_from date, p_until date, p_page text default '*',
  p_device text default '*', p_connection text default '*', p_language text default '*')
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'metric_name', d.metric_name,
    'p75', private.value_in_bucket(d.bucket_indexes[h.at], d.bucket_lows[h.at], d.bucket_highs[h.at],
      d.bucket_counts[h.at], ceil(0.75 * d.samples) - d.bucket_reached[h.at] + d.bucket_counts[h.at]),
    'samples', d.samples, 'good', d.good, 'needs_improvement', d.needs_improvement, 'poor', d.poor)
    order by d.metric_name, d.day), '[]')
  from private.kept_days(p_from, p_until) as k (day) join public.performance_daily d using (day),
    lateral (select width_bucket((ceil(0.75 * d.samples) - 1)::integer, d.bucket_reached) + 1 as at) as h
  where d.page_path = p_page and d.device_class = p_device and d.connection_type = p_connection
    and d.language = p_language
$$;
grant execute on function public.performance_by_day(date, date, text, text, text, text) to authenticated, service_role;

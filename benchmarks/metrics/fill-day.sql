-- Inserts the rows of sample_day with times on the day $1. Each value is changed at random, by up to a tenth.
insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, user_agent,
  connection_type, device_memory, device_class, page_classes, language, resource_url, resource_kind)
select $1::date::timestamp at time zone 'UTC' + n * interval '1 day' / total, md5($1::text || view)::uuid, page_url, metric_name,
  changed, case when changed <= good then 'good' when changed <= poor then 'needs-improvement' else 'poor' end,
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  connection_type, 8, device_class, '{}', case when page_url like '/el%' then 'el' else 'en' end,
  case when slow then '/static/' || n % 300 || '.avif' end, case when slow then 'picture' end
from (
  select *, metric_value * (0.9 + 0.2 * random()) as changed, (select count(*) + 1 from sample_day) as total
  from sample_day
) as sampled

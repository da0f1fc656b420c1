-- Measurements of page views (specification §3). Visitors may add them and nothing else: no reading, no returning.
-- Without an address of the visitor and with a random id for each page view, a row leads to nobody.
create table public.performance_metrics (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  session_id uuid not null,
  page_url text not null check (page_url ~ '^/[^?#[:space:]]*$' and char_length(page_url) <= 200),
  metric_name text not null check (metric_name in
    ('lcp', 'fid', 'cls', 'fcp', 'ttfb', 'inp', 'fcpToLcp', 'slowResource')),
  metric_value double precision not null check (metric_value between 0 and 600000),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  connection_type text not null default 'unknown' check (connection_type in ('slow-2g', '2g', '3g', '4g', 'unknown')),
  device_memory double precision check (device_memory between 0 and 1024),
  device_class text not null default 'desktop' check (device_class in ('mobile', 'desktop')),
  page_classes text[] not null default '{}'
    check (page_classes <@ array['slow-connection', 'save-data', 'low-memory'] and cardinality(page_classes) <= 3),
  language text not null default 'en' check (language in ('en', 'el')),
  resource_url text check (resource_url !~ '[?#[:space:]]' and char_length(resource_url) between 1 and 300),
  resource_kind text check (resource_kind in ('script', 'style', 'picture', 'font', 'data', 'function', 'other')),
  check ((metric_name = 'slowResource') = (resource_url is not null and resource_kind is not null))
);
create index performance_metrics_by_time on public.performance_metrics (created_at);
alter table public.performance_metrics enable row level security;

grant insert (session_id, page_url, metric_name, metric_value, rating, user_agent, connection_type, device_memory,
  device_class, page_classes, language, resource_url, resource_kind) on public.performance_metrics to anon, authenticated;
create policy "Anybody can add a measurement" on public.performance_metrics for insert to anon, authenticated
  with check (true);

-- A sample day of $1 plausible measurements, to be repeated for each day. Values are log-normal around each metric's
-- median. Phones and slow connections are slower, and a few pages have most of the visits. One row in forty is a slow
-- file.
create table sample_day as
with pages as (
  select row_number() over () - 1 as number, coalesce(nullif(rtrim(language || path, '/'), ''), '/') as page_url
  from (values (''), ('/el')) as l (language), (select '/' as path union all select '/suite/luxury-suite' union all
    select '/reviews' union all select '/contact' union all select '/journal' union all
    select '/journal/post-' || i from generate_series(1, 25) as i) as paths
), numbered as (
  select n, n / 7 as view, case when n % 40 = 0 then 7 else n % 7 end as metric, n / 7 % 10 >= 6 as desktop,
    n / 70 % 5 as connection, floor(60 * power(abs(hashint4(n / 7)) / 2147483648.0, 2.5)) as page
  from generate_series(1, $1::int) as n
)
select n, view, p.page_url, m.metric_name, m.good, m.poor, m.metric_name = 'slowResource' as slow,
  case when desktop then 'desktop' else 'mobile' end as device_class, c.connection_type,
  m.median * case when desktop then 0.8 else 1.3 end * c.slower
    * exp(m.spread * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) as metric_value
from numbered
join (values (0, 'lcp', 1700, 0.6, 2500, 4000), (1, 'fid', 18, 0.9, 100, 300), (2, 'cls', 0.03, 1.2, 0.1, 0.25),
  (3, 'fcp', 1100, 0.5, 1800, 3000), (4, 'ttfb', 350, 0.7, 800, 1800), (5, 'inp', 110, 0.7, 200, 500),
  (6, 'fcpToLcp', 500, 0.8, 1000, 2500), (7, 'slowResource', 1600, 0.4, 1000, 1000))
  as m (number, metric_name, median, spread, good, poor) on m.number = metric
join (values (0, '4g', 1.0), (1, '4g', 1.0), (2, '4g', 1.0), (3, 'unknown', 1.1), (4, '3g', 2.0))
  as c (number, connection_type, slower) on c.number = connection
join pages p on p.number = page

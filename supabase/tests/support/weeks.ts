/** Some weeks of measurements, and questions about periods that hold whole weeks, parts of them and both. */

/** Mondays are the 2nd, 9th, 16th and 23rd of March 2026. Nothing was measured in the week from the 16th. */
const periods = [
  ["2026-02-25", "2026-04-01"],
  ["2026-03-02", "2026-03-15"],
  ["2026-03-09", "2026-03-15"],
  ["2026-03-05", "2026-03-25"],
  ["2026-03-03", "2026-03-15"],
  ["2026-03-02", "2026-03-14"],
  ["2026-03-11", "2026-03-12"],
  ["2026-03-16", "2026-03-22"],
] as const;
export const filters = [
  "",
  ", p_device => 'mobile'",
  ", p_connection => '3g', p_language => 'el'",
  ", p_device => 'desktop', p_connection => '4g', p_language => 'en'",
] as const;
/** Every question that weeks answer. */
export const calls = periods.flatMap(([from, until]) =>
  filters.flatMap((filter) => [
    `performance_summary('${from}', '${until}'${filter})`,
    `performance_summary('${from}', '${until}', '/rare'${filter})`,
    `performance_by_page('${from}', '${until}'${filter})`,
    `slow_resources('${from}', '${until}'${filter})`,
    `slow_resources('${from}', '${until}', p_page => '/el'${filter})`,
  ]),
);

const days = (from: string, until: string): string =>
  `select d::date as day from generate_series(date '${from}', date '${until}', interval '1 day') as d`;

/** Measurements of each of these days: of all kinds, of pages with many and with few, and moving from day to day. */
export const measure = (from: string, until: string, pages: number): string => `
  insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, device_class,
    connection_type, language, resource_url, resource_kind)
  select (day + interval '9 hours') at time zone 'UTC', gen_random_uuid(),
    case when n % 29 = 0 and extract(isodow from day) < 4 then '/rare' when n % 3 = 0 then '/el' else '/page-' || n % ${pages} end,
    metric, scale * (1 + extract(day from day) / 9) * exp(1.4 * (random() + random() + random() - 1.5)), 'good',
    case when n % 5 < 3 then 'mobile' else 'desktop' end, case when n % 4 = 0 then '3g' else '4g' end,
    case when n % 7 < 2 then 'el' else 'en' end, case when slow then '/file-' || n % 6 end, case when slow then 'script' end
  from (${days(from, until)}) as days, generate_series(1, 90) as n,
    (values ('lcp', 1800, false), ('cls', 0.002, false), ('inp', 160, false), ('slowResource', 1500, true)) as m (metric, scale, slow);
  select public.roll_up_performance(day) from (${days(from, until)}) as days;`;

/** Maintenance of the daily statistics: which days it rolls up, and which rows it deletes. */
import { type Target, targets } from "./support/target.ts";

type Row = Readonly<Record<string, unknown>>;

const days = (from: string, until: string): string =>
  `select d::date as day from generate_series(date '${from}', date '${until}', interval '1 day') as d`;

/**
 * SQL that adds measurements of three metrics and of slow files for each day, for pages with many and few views, with values that change from
 * day to day, and rolls up these days.
 */
const measure = (from: string, until: string): string => `
  insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, device_class,
    connection_type, language, resource_url, resource_kind)
  select (day + interval '9 hours') at time zone 'UTC', gen_random_uuid(),
    case when n % 29 = 0 and extract(isodow from day) < 4 then '/rare' when n % 3 = 0 then '/el' else '/page-' || n % 4 end,
    metric, scale * (1 + extract(day from day) / 9) * exp(1.4 * (random() + random() + random() - 1.5)), 'good',
    case when n % 5 < 3 then 'mobile' else 'desktop' end, case when n % 4 = 0 then '3g' else '4g' end,
    case when n % 7 < 2 then 'el' else 'en' end, case when slow then '/file-' || n % 6 end, case when slow then 'script' end
  from (${days(from, until)}) as days, generate_series(1, 90) as n,
    (values ('lcp', 1800, false), ('cls', 0.002, false), ('inp', 160, false), ('slowResource', 1500, true)) as m (metric, scale, slow);
  select public.roll_up_performance(day) from (${days(from, until)}) as days;`;

describe.each(targets)("daily statistics on %s", (_, open) => {
  let target: Target;

  const ask = (call: string): Promise<Row[]> => target.query<Row>(`select * from public.${call}`);

  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test("rolls up a day again only if measurements or slow files were added since", async () => {
    await target.script(`begin;
      insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, language, resource_url, resource_kind)
      select gen_random_uuid(), '/', metric, 2000, 'good', language, file, case when file is not null then 'script' end
      from (values ('lcp', 'en', null), ('lcp', 'el', null), ('slowResource', 'en', '/a.js')) as m (metric, language, file);
      select public.run_maintenance()`);
    const today = "day = (now() at time zone 'UTC')::date and page_path = '*' and device_class = '*'";
    await target.script(`update public.performance_daily set good = 0 where ${today}; select public.run_maintenance()`);
    const counted = async () => {
      const [row] = await target.query(`select sum(samples)::int as n, sum(good)::int as good
        from public.performance_daily where ${today} and connection_type = '*' and language = '*'`);
      return row;
    };
    const unchanged = await counted();
    await target.script(`insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, resource_url, resource_kind)
      values (gen_random_uuid(), '/', 'slowResource', 2000, 'good', '/b.js', 'script'); select public.run_maintenance()`);
    const again = await counted();
    await target.script("rollback");
    expect(unchanged).toEqual({ n: 2, good: 0 });
    expect(again).toEqual({ n: 2, good: 2 });
  });

  test("a day with more slow files than are stored is not rolled up again in every run", async () => {
    await target.script(`begin;
      insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, resource_url, resource_kind)
      select gen_random_uuid(), '/', 'slowResource', 2000, 'good', '/invented-' || n || '.js', 'script'
      from generate_series(1, 260) as n, generate_series(1, 1 + n % 3);
      insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating)
      values (gen_random_uuid(), '/', 'lcp', 2000, 'good');
      select public.run_maintenance()`);
    const today = "day = (now() at time zone 'UTC')::date";
    const marked = async () => {
      const [row] = await target.query<{ n: number; marked: number }>(`select count(*)::int as n,
        count(*) filter (where good = 0)::int as marked from public.performance_daily where ${today}`);
      return row;
    };
    await target.script(`update public.performance_daily set good = 0 where ${today}; select public.run_maintenance()`);
    const unchanged = await marked();
    await target.script(`insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, resource_url, resource_kind)
      values (gen_random_uuid(), '/', 'slowResource', 2000, 'good', '/invented-2.js', 'script'); select public.run_maintenance()`);
    const again = await marked();
    await target.script("rollback");
    expect(unchanged).toEqual({ n: 16, marked: 16 });
    expect(again).toEqual({ n: 16, marked: 0 });
  });

  test("rolls up missed days whose measurements are all stored, and the day on which the interruption began", async () => {
    const daysAgo = (days: number, hours = 12) =>
      `(((now() at time zone 'UTC')::date - ${days})::timestamp + interval '${hours} hours') at time zone 'UTC'`;
    const view = (days: number, hours = 12) =>
      `insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
       values (${daysAgo(days, hours)}, gen_random_uuid(), '/', 'lcp', 2000, 'good');`;
    // The roll-up last ran in the morning 21 days ago. The statistics of the day 50 days ago are complete.
    await target.script(`begin; ${view(90)} ${view(89)} ${view(50)} ${view(21, 8)}
      select public.roll_up_performance((now() at time zone 'UTC')::date - days) from unnest('{50, 21}'::int[]) as days;
      ${view(21, 20)} ${view(20)} ${view(12)}
      update public.performance_daily set good = 7 where day > (now() at time zone 'UTC')::date - 100`);
    const [first] = await target.query<{ answer: { days: number } }>("select public.run_maintenance() as answer");
    const rows = await target.query<{ ago: number; samples: number; good: number }>(
      `select (now() at time zone 'UTC')::date - day as ago, samples::int, good::int from public.performance_daily
       where day > (now() at time zone 'UTC')::date - 100 and page_path = '*' and device_class = '*' and connection_type = '*'
         and language = '*' order by day`,
    );
    const [again] = await target.query<{ answer: { days: number } }>("select public.run_maintenance() as answer");
    await target.script("rollback");
    expect(rows).toEqual([
      { ago: 89, samples: 1, good: 1 },
      { ago: 50, samples: 1, good: 7 },
      { ago: 21, samples: 2, good: 2 },
      { ago: 20, samples: 1, good: 1 },
      { ago: 12, samples: 1, good: 1 },
    ]);
    // The day 13 days ago is rolled up too, because the day after it was missed, but it has no measurements.
    expect([first?.answer.days, again?.answer.days]).toEqual([5, 0]);
  });

  test("deletes statistics of single pages and files after 760 days, but not the totals of the site", async () => {
    const [edge] = await target.query<{ before: string; after: string; until: string }>(
      `select (today - 761)::text as before, (today - 760)::text as after, (today - 754)::text as until
       from (select (now() at time zone 'UTC')::date as today) as t`,
    );
    const { before = "", after = "", until = "" } = edge ?? {};
    await target.script(`begin; ${measure(before, until)}`);
    const totals = [
      `performance_summary('${before}', '${until}')`,
      `performance_summary('${before}', '${until}', p_device => 'mobile', p_language => 'el')`,
      `performance_by_day('${before}', '${until}')`,
      `performance_by_page('${after}', '${until}')`,
      `slow_resources('${after}', '${until}')`,
    ];
    const askTotals = () => Promise.all(totals.map(ask));
    const stored = await askTotals();
    const askOld = () =>
      Promise.all([
        ask(`performance_by_page('${before}', '${before}')`),
        ask(`slow_resources('${before}', '${before}')`),
      ]);
    const oldBefore = await askOld();
    await target.script("select public.run_maintenance()");
    const kept = await askTotals();
    const oldAfter = await askOld();
    await target.script("rollback");
    expect(kept).toEqual(stored);
    expect([...stored, ...oldBefore].every((rows) => rows.length > 0)).toBe(true);
    expect(oldAfter).toEqual([[], []]);
  });
});

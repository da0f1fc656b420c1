/** Sums of ended weeks: they change no answer, they answer alone where they can, and they never outlive what they were made of. */
import { asActor, seedActors } from "./support/actors.ts";
import { type Target, targets } from "./support/target.ts";
import { calls, filters, measure } from "./support/weeks.ts";

type Row = Readonly<Record<string, unknown>>;

describe.each(targets)("weeks on %s", (_, open) => {
  let target: Target;

  const ask = (call: string): Promise<Row[]> => target.query<Row>(`select * from public.${call}`);
  const askAll = async (): Promise<Record<string, Row[]>> => {
    const answers: Record<string, Row[]> = {};
    for (const call of calls) answers[call] = await ask(call);
    return answers;
  };
  const sum = (until = "2026-03-31"): Promise<Row[]> => target.query("select private.sum_weeks($1::date)", [until]);
  const weeks = async (): Promise<string[]> => {
    const rows = await target.query<{ week: string }>(
      "select week::text as week from public.performance_weeks order by week",
    );
    return rows.map(({ week }) => week);
  };

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
    await target.script(
      `select setseed(0.3); ${measure("2026-02-28", "2026-03-15", 4)} ${measure("2026-03-23", "2026-03-29", 7)}`,
    );
    // As two days were kept before each bucket knew its smallest and its largest value.
    for (const table of ["performance_daily", "slow_resources_daily"]) {
      await target.script(`update public.${table} set bucket_lows = '{}', bucket_highs = '{}'
        where day in ('2026-03-10', '2026-03-24')`);
    }
  });
  beforeEach(() =>
    target.script(
      "delete from public.performance_weeks; delete from public.performance_weekly; delete from public.slow_resources_weekly",
    ),
  );
  afterAll(() => target.close());

  test("no answer differs, wherever a period begins and ends", async () => {
    const byDays = await asActor(target, "editor", askAll);
    await sum();
    expect(await weeks()).toEqual(["2026-02-23", "2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"]);
    expect(await asActor(target, "editor", askAll)).toEqual(byDays);
    expect(byDays[calls[0] ?? ""]).toHaveLength(3);
  });

  test("a week is summed when it has ended, and once", async () => {
    await sum("2026-03-14");
    expect(await weeks()).toEqual(["2026-02-23", "2026-03-02"]);
    expect(Number((await sum("2026-03-15"))[0]?.["sum_weeks"])).toBe(1);
    expect(await weeks()).toEqual(["2026-02-23", "2026-03-02", "2026-03-09"]);
    expect(Number((await sum("2026-03-15"))[0]?.["sum_weeks"])).toBe(0);
  });

  test("only days beside whole weeks are read by day, and what has no sum", async () => {
    await sum();
    const whole = await askAll();
    await target.script("begin; delete from public.performance_daily; delete from public.slow_resources_daily");
    for (const filter of filters) {
      for (const call of [
        `performance_by_page('2026-03-02', '2026-03-15'${filter})`,
        `slow_resources('2026-03-02', '2026-03-15'${filter})`,
      ])
        expect(await ask(call)).toEqual(whole[call]);
    }
    expect(await ask("performance_summary('2026-03-03', '2026-03-08')")).toEqual([]);
    expect(await ask("slow_resources('2026-03-03', '2026-03-08')")).toEqual([]);
    await target.script("delete from public.performance_weeks");
    expect(await ask("performance_summary('2026-03-02', '2026-03-15')")).toEqual([]);
    await target.script("rollback");
  });

  test("a past day that is rolled up again changes the answers, and its week can be summed again", async () => {
    await sum();
    const before = await askAll();
    await target.script(`begin; ${measure("2026-03-12", "2026-03-12", 2)}`);
    const unsummed = await weeks();
    const changed = await askAll();
    await sum();
    const again = await askAll();
    const [rest] = await target.query<{ n: number }>(
      "select count(*)::int as n from public.performance_weekly where week = '2026-03-09' and page_path = '*'",
    );
    await target.script("rollback");
    expect(unsummed).not.toContain("2026-03-09");
    expect(unsummed).toContain("2026-03-02");
    const samples = (rows: Row[] | undefined) =>
      Number(rows?.find(({ metric_name: name }) => name === "lcp")?.["samples"]);
    const call = "performance_summary('2026-03-09', '2026-03-15')";
    expect(samples(changed[call])).toBe(samples(before[call]) + 90);
    expect(again).toEqual(changed);
    expect(rest?.n).toBeGreaterThan(0);
  });

  test("maintenance sums the weeks whose days it does not roll up any more, and counts no day twice", async () => {
    await target.script(`begin; select set_config('test.today', ((now() at time zone 'UTC')::date)::text, true);
      insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, language, resource_url, resource_kind)
      select now(), gen_random_uuid(), '/', metric, 2000, 'good', language, file, case when file is not null then 'script' end
      from (values ('lcp', 'en', null), ('lcp', 'el', null), ('slowResource', 'en', '/a.js')) as m (metric, language, file);
      select public.run_maintenance()`);
    const summed = await weeks();
    const expected = await target.query<{ week: string }>(`select w.week::date::text as week
      from generate_series(timestamp '2026-02-23', current_setting('test.today')::timestamp, interval '7 days') as w (week)
      where w.week::date + 6 < current_setting('test.today')::date - 2`);
    const today = "day = current_setting('test.today')::date and page_path = '*' and device_class = '*'";
    await target.script(`update public.performance_daily set good = 0 where ${today}`);
    await target.script("select public.run_maintenance()");
    const [counted] = await target.query(`select sum(samples)::int as n, sum(good)::int as good
      from public.performance_daily where ${today} and connection_type = '*' and language = '*'`);
    await target.script(`insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, resource_url, resource_kind)
      values (gen_random_uuid(), '/', 'slowResource', 2000, 'good', '/b.js', 'script'); select public.run_maintenance()`);
    const [recounted] = await target.query(`select sum(good)::int as good
      from public.performance_daily where ${today} and connection_type = '*' and language = '*'`);
    await target.script("rollback");
    expect(summed).toEqual(expected.map(({ week }) => week));
    expect(summed.length).toBeGreaterThan(30);
    expect(counted).toEqual({ n: 2, good: 0 });
    expect(recounted).toEqual({ good: 2 });
  });

  test("a day with more slow files than are kept is not rolled up again in every run", async () => {
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
    const left = await marked();
    await target.script(`insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, resource_url, resource_kind)
      values (gen_random_uuid(), '/', 'slowResource', 2000, 'good', '/invented-2.js', 'script'); select public.run_maintenance()`);
    const again = await marked();
    await target.script("rollback");
    expect(left).toEqual({ n: 16, marked: 16 });
    expect(again).toEqual({ n: 16, marked: 0 });
  });

  test("days that were missed are rolled up while all they measured is there, and the day on which it began", async () => {
    const daysAgo = (days: number, hours = 12) =>
      `(((now() at time zone 'UTC')::date - ${days})::timestamp + interval '${hours} hours') at time zone 'UTC'`;
    const view = (days: number, hours = 12) =>
      `insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
       values (${daysAgo(days, hours)}, gen_random_uuid(), '/', 'lcp', 2000, 'good');`;
    // Until the morning of the day 21 days ago all ran, and since then nothing; day 50 is whole.
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
    // Day 13, before day 12, is looked at too and is empty.
    expect([first?.answer.days, again?.answer.days]).toEqual([5, 0]);
  });

  test("single pages and files go after 760 days, by whole weeks; the site's totals stay, and answer the same", async () => {
    const today = "(now() at time zone 'UTC')::date";
    const monday = `date_trunc('week', (${today} - 760)::timestamp)::date`;
    const [edge] = await target.query<{ before: string; after: string; sunday: string; until: string }>(
      `select (${monday} - 7)::text as before, (${monday} - 1)::text as sunday, ${monday}::text as after, (${monday} + 6)::text as until`,
    );
    const { before = "", sunday = "", after = "", until = "" } = edge ?? {};
    await target.script(`begin; ${measure(before, until, 4)} select private.sum_weeks('${until}')`);
    const totals = [
      `performance_summary('${before}', '${until}')`,
      `performance_summary('${before}', '${until}', p_device => 'mobile', p_language => 'el')`,
      `performance_by_day('${before}', '${until}')`,
      `performance_by_page('${after}', '${until}')`,
      `slow_resources('${after}', '${until}')`,
    ];
    const askTotals = () => Promise.all(totals.map(ask));
    const kept = await askTotals();
    await target.script("select public.run_maintenance()");
    const left = await askTotals();
    const old = await ask(`performance_by_page('${before}', '${sunday}')`);
    const oldFiles = await ask(`slow_resources('${before}', '${sunday}')`);
    const [rest] = await target.query(`select
      (select count(*) from public.performance_daily where day < '${after}' and page_path <> '*')
        + (select count(*) from public.performance_weekly where week < '${after}' and page_path <> '*')
        + (select count(*) from public.page_views_daily where day < '${after}' and page_path <> '*') = 0 as gone,
      exists (select from public.performance_weekly where week = '${before}') as summed`);
    await target.script("rollback");
    expect(left).toEqual(kept);
    expect(kept.every((rows) => rows.length > 0)).toBe(true);
    expect([old, oldFiles]).toEqual([[], []]);
    expect(rest).toEqual({ gone: true, summed: true });
  });
});

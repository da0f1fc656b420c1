/**
 * `npm run bench:metrics`: times the dashboard's queries over ten million measurements on an installed PostgreSQL. ROWS
 * changes the number. Fills a temporary database, calculates the statistics of each day, runs the queries as an editor, and
 * compares each p75 with the exact value. Prints the figures, saves those of at least ten million in `benchmarks/README.md`, and
 * fails if the median of a query reaches 100 ms or a p75 is off by more than 2.5 %.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { asActor, seedActors } from "../../supabase/tests/support/actors";
import { type Target, openPostgres } from "../../supabase/tests/support/target";
import { saveFigures, machine } from "../save-figures";
import { median } from "../speed/results";

/** Figures are saved only for at least this many measurements. */
const savedFrom = 10_000_000;
const rows = Number(process.env["ROWS"] ?? savedFrom);
const days = 90;
const runs = 15;
const limits = { milliseconds: 100, error: 0.025 } as const;
const folder = resolve(process.cwd(), "benchmarks");

const seconds = (since: number): number => Math.round((Date.now() - since) / 100) / 10;

const dayOf = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

/** Seconds for filling the database, and for calculating the statistics of all days. */
interface Durations {
  readonly filling: number;
  readonly rollUp: number;
}

const fill = async (target: Target): Promise<Durations> => {
  const sqlOf = (name: string) => readFileSync(join(folder, `metrics/${name}.sql`), "utf8");
  const began = Date.now();
  await target.query("select setseed(0.5)");
  await target.query(sqlOf("sample-day"), [Math.ceil(rows / days)]);
  for (let day = 0; day < days; day += 1) {
    await target.query(sqlOf("fill-day"), [dayOf(day)]);
    if (day % 10 === 9) console.log(`${day + 1} of ${days} days filled after ${seconds(began)} s`);
  }
  await target.script("vacuum analyze public.performance_metrics");
  const filling = seconds(began);
  const filled = Date.now();
  for (let day = 0; day < days; day += 1)
    await target.query("select public.roll_up_performance($1::date)", [dayOf(day)]);
  const rollUp = seconds(filled);
  await target.script("analyze");
  return { filling, rollUp };
};

interface DashboardQuery {
  readonly name: string;
  readonly sql: string;
}

/**
 * The queries of the web-vitals dashboard, with the default numbers of pages and files, over two periods that end on `last`: all days
 * since `first`, and the four weeks since `recent`.
 */
const dashboardQueries = (first: string, recent: string, last: string): readonly DashboardQuery[] => {
  const whole = `'${first}', '${last}'`;
  const weeks = `'${recent}', '${last}'`;
  return [
    { name: "p75 and shares of each metric, 4 weeks", sql: `select * from performance_summary(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_summary(${whole})` },
    {
      name: "the same, 90 days, one page on phones with 4g in English",
      sql: `select * from performance_summary(${whole}, '/suite/luxury-suite', 'mobile', '4g', 'en')`,
    },
    { name: "p75 of each day and metric, 4 weeks", sql: `select * from performance_by_day(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_by_day(${whole})` },
    { name: "the 20 busiest pages, 4 weeks", sql: `select * from performance_by_page(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_by_page(${whole})` },
    { name: "distribution of LCP, 90 days", sql: `select * from performance_distribution(${whole}, 'lcp')` },
    { name: "the 20 most frequent slow files, 4 weeks", sql: `select * from slow_resources(${weeks})` },
    { name: "the same, 90 days", sql: `select * from slow_resources(${whole})` },
  ];
};

interface Timing {
  readonly name: string;
  readonly median: number;
  readonly slowest: number;
}

const timed = async (target: Target, { name, sql }: DashboardQuery): Promise<Timing> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await asActor(target, "editor", async () => {
      const began = performance.now();
      const result = await target.query(sql);
      times.push(performance.now() - began);
      if (result.length === 0) throw new Error(`“${name}” returned no rows.`);
    });
  }
  return { name, median: median(times), slowest: Math.max(...times) };
};

interface Accuracy {
  readonly metric: string;
  readonly exact: number;
  readonly approximate: number;
}

/** Each metric's p75 over all days: exact, from the measurements, and approximate, from the daily statistics. */
const accuracies = async (target: Target): Promise<Accuracy[]> => {
  const exact = await target.query<{ metric_name: string; p75: number }>(
    `select metric_name, percentile_disc(0.75) within group (order by metric_value) as p75
     from public.performance_metrics where metric_name <> 'slowResource' group by 1 order by 1`,
  );
  const daily = await asActor(target, "editor", () =>
    target.query<{ metric_name: string; p75: number }>(
      `select * from public.performance_summary('${dayOf(0)}', '${dayOf(days - 1)}')`,
    ),
  );
  return exact.map(({ metric_name: metric, p75 }) => ({
    metric,
    exact: p75,
    approximate: daily.find(({ metric_name: name }) => name === metric)?.p75 ?? NaN,
  }));
};

const errorOf = ({ exact, approximate }: Accuracy): number => Math.abs(approximate - exact) / exact;

const number = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(1));

const report = (timings: readonly Timing[], accuracy: readonly Accuracy[], facts: readonly string[]): string =>
  [
    ...facts,
    "",
    "| Query of the dashboard | Median, ms | Slowest, ms |",
    "| --- | --- | --- |",
    ...timings.map(({ name, median, slowest }) => `| ${name} | ${median.toFixed(1)} | ${slowest.toFixed(1)} |`),
    "",
    "| p75 of | Exact | From the statistics | Off by |",
    "| --- | --- | --- | --- |",
    ...accuracy.map((entry) => {
      const off = `${(errorOf(entry) * 100).toFixed(3)} %`;
      return `| ${entry.metric} | ${number(entry.exact)} | ${number(entry.approximate)} | ${off} |`;
    }),
  ].join("\n");

const main = async (): Promise<void> => {
  const target = await openPostgres();
  try {
    await seedActors(target);
    const { filling, rollUp } = await fill(target);
    const [server] = await target.query<{ version: string; raw: bigint; daily: bigint }>(
      `select split_part(version(), ' ', 2) as version, (select count(*) from public.performance_metrics) as raw,
       (select count(*) from public.performance_daily) as daily`,
    );
    const timings: Timing[] = [];
    for (const query of dashboardQueries(dayOf(0), dayOf(days - 28), dayOf(days - 1))) {
      timings.push(await timed(target, query));
    }
    const accuracy = await accuracies(target);
    const text = report(timings, accuracy, [
      `${new Date().toISOString().slice(0, 10)}, PostgreSQL ${server?.version ?? "?"} as installed, ${machine()}.`,
      `${String(server?.raw)} measurements of ${days} days, ${String(server?.daily)} rows of daily statistics. Filling took ${filling} s; calculating the statistics of all ${days} days took ${rollUp} s, ${(rollUp / days).toFixed(1)} s per day.`,
    ]);
    console.log(text);
    if (rows >= savedFrom) await saveFigures("metrics", text);
    const slow = timings.filter(({ median }) => median >= limits.milliseconds);
    const wrong = accuracy.filter((entry) => !(errorOf(entry) <= limits.error));
    for (const { name } of slow) console.error(`Too slow: ${name}`);
    for (const { metric } of wrong) console.error(`Too far off: ${metric}`);
    if (slow.length + wrong.length > 0) process.exitCode = 1;
  } finally {
    await target.close();
  }
};

void main();

/** Compares the dashboard's counts of measurements and p75 with the individual measurements: counts must be equal, each p75 within 2.5 %. */
import { asActor, seedActors } from "./support/actors.ts";
import { allDays, measurements, type Measurement, p75 } from "./support/measurements.ts";
import { targets } from "./support/target.ts";

interface Figure {
  readonly p75: number;
  readonly samples: number;
}

type Row = Readonly<Record<string, unknown>>;

/** The exact figures of each group, by its key. */
const exactly = (rows: readonly Measurement[], keyOf: (row: Measurement) => string): Map<string, Figure> => {
  const groups = new Map<string, number[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row.value]);
  return new Map([...groups].map(([key, values]) => [key, { p75: p75(values), samples: values.length }]));
};

/** Whether two p75 values match. Values up to 0.001 share one bucket, so for them the tolerance is the width of that bucket. */
const near = ({ p75: returned }: Figure, { p75: exact }: Figure): boolean =>
  exact <= 0.001 ? Math.abs(returned - exact) <= 0.001 : Math.abs(returned / exact - 1) <= 0.025 + 1e-9;

const expectClose = (returned: readonly Row[], keyOf: (row: Row) => string, exact: Map<string, Figure>): void => {
  const figures = new Map(
    returned.map((row) => [keyOf(row), { p75: Number(row["p75"]), samples: Number(row["samples"]) }]),
  );
  expect([...figures.keys()].sort()).toEqual([...exact.keys()].sort());
  const wrong = [...exact].filter(([key, figure]) => {
    const found = figures.get(key);
    return found === undefined || found.samples !== figure.samples || !near(found, figure);
  });
  expect(wrong.map(([key, figure]) => ({ key, exact: figure, returned: figures.get(key) }))).toEqual([]);
};

const filters = [
  ["*", "*", "*", "*"],
  ["*", "mobile", "*", "*"],
  ["*", "*", "3g", "el"],
  ["/", "*", "*", "*"],
  ["/rare", "*", "*", "*"],
  ["/rare", "desktop", "slow-2g", "en"],
  ["/suite", "mobile", "4g", "el"],
] as const;

const periods = [
  [allDays[0], allDays.at(-1)],
  [allDays[2], allDays[2]],
  [allDays[1], allDays[5]],
  ["2019-01-01", "2019-02-01"],
] as const;

const cases = periods.flatMap(([from, until]) => filters.map((filter) => [from, until, ...filter] as const));

describe.each(targets)("the dashboard's figures on %s", (_, open) => {
  const all = measurements(7);
  const ready = (async () => {
    const target = await open();
    await seedActors(target);
    await target.query(
      `insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating,
         device_class, connection_type, language, resource_url, resource_kind)
       select day + interval '5 hours', gen_random_uuid(), page, metric, value, 'good', device, connection, language,
         file, case when file is not null then 'picture' end
       from jsonb_to_recordset($1::text::jsonb) as m (day timestamptz, page text, metric text, value double precision, device text,
         connection text, language text, file text)`,
      [JSON.stringify(all.map((row) => ({ ...row, day: `${row.day}T00:00:00Z` })))],
    );
    for (const day of allDays) await target.query("select public.roll_up_performance($1::date)", [day]);
    return target;
  })();
  afterAll(async () => (await ready).close());

  test.each(cases)("%s to %s: page %s, %s, %s, %s", async (from, until, page, device, connection, language) => {
    const target = await ready;
    const ask = (rpc: string, args: string) =>
      asActor(target, "editor", () => target.query<Row>(`select * from public.${rpc}('${from}', '${until}', ${args})`));
    const others = `p_device => '${device}', p_connection => '${connection}', p_language => '${language}'`;
    const matching = all.filter(
      (row) =>
        row.day >= (from ?? "") &&
        row.day <= (until ?? "") &&
        (device === "*" || row.device === device) &&
        (connection === "*" || row.connection === connection) &&
        (language === "*" || row.language === language),
    );
    const ofPage = matching.filter((row) => page === "*" || row.page === page);
    const metrics = ofPage.filter(({ file }) => file === null);

    const summary = await ask("performance_summary", `p_page => '${page}', ${others}`);
    expectClose(
      summary,
      (row) => String(row["metric_name"]),
      exactly(metrics, (row) => row.metric),
    );

    const [days] = await ask("performance_by_day", `p_page => '${page}', ${others}`);
    expectClose(
      days?.["performance_by_day"] as readonly Row[],
      ({ day, metric_name: metric }) => `${String(day)} ${String(metric)}`,
      exactly(metrics, (row) => `${row.day} ${row.metric}`),
    );

    const pages = await ask("performance_by_page", others);
    expectClose(
      pages,
      (row) => `${String(row["page_path"])} ${String(row["metric_name"])}`,
      exactly(
        matching.filter(({ file }) => file === null),
        (row) => `${row.page} ${row.metric}`,
      ),
    );

    const files = await ask("slow_resources", `p_page => '${page}', ${others}`);
    expectClose(
      files,
      (row) => String(row["resource_url"]),
      exactly(
        ofPage.filter(({ file }) => file !== null),
        (row) => String(row.file),
      ),
    );
  });
});

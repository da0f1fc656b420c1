/** The public figures of the site's speed, compared with the individual measurements, without figures of few page views. */
import { asActor, seedActors, tryAs } from "./support/actors.ts";
import { p75 } from "./support/measurements.ts";
import { type Target, targets } from "./support/target.ts";

interface Figure {
  readonly kind: string;
  readonly metric: string;
  readonly samples: number;
  readonly p75: number;
}

interface Speed {
  readonly from: string;
  readonly until: string;
  readonly figures: readonly Figure[];
}

const kindOf: Readonly<Record<string, string>> = {
  "/": "home",
  "/el": "home",
  "/suite/one": "suite",
  "/el/suite/one": "suite",
  "/journal": "journal",
  "/el/journal/a-post": "journal",
  "/blog": "journal",
  "/contact": "other",
  "/el/suites": "other",
};

/** Number of views of each path. The journal has 19 in total, one fewer than a figure needs. */
const views: Readonly<Record<string, number>> = {
  "/": 40,
  "/el": 21,
  "/suite/one": 12,
  "/el/suite/one": 8,
  "/journal": 9,
  "/el/journal/a-post": 6,
  "/blog": 4,
  "/contact": 30,
  "/el/suites": 5,
};

interface View {
  readonly page: string;
  readonly ago: number;
  readonly metric: string;
  readonly value: number;
}

/** Views of the last 28 days, and of the day before, which do not count. */
const seeded: readonly View[] = Object.entries(views).flatMap(([page, count], place) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index): View[] => [
    { page, ago: index % 28, metric: "lcp", value: 900 + ((index * 397 + place * 61) % 4000) },
    { page, ago: index % 28, metric: "inp", value: 20 + ((index * 53 + place * 7) % 500) },
    { page, ago: index % 28, metric: "cls", value: ((index * 11 + place) % 40) / 100 },
    { page, ago: 28, metric: "lcp", value: 60_000 },
  ]),
);

const add = (target: Target, rows: readonly View[]): Promise<unknown> =>
  target.query(
    `insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
     select ((now() at time zone 'UTC')::date - ago)::timestamp at time zone 'UTC', gen_random_uuid(), page, metric, value, 'good'
     from jsonb_to_recordset($1::text::jsonb) as m (page text, ago integer, metric text, value double precision)`,
    [JSON.stringify(rows)],
  );

const rollUp = (target: Target): Promise<unknown> =>
  target.query(
    `select public.roll_up_performance((now() at time zone 'UTC')::date - ago) from generate_series(0, 28) as ago`,
  );

describe.each(targets)("the public figures of speed on %s", (_, open) => {
  let target: Target;
  const ask = async (): Promise<Speed> => {
    const [row] = await asActor(target, "anonymous", () =>
      target.query<{ result: Speed }>("select public.site_speed() as result"),
    );
    if (row === undefined) throw new Error("No answer.");
    return row.result;
  };

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
    await add(target, seeded);
    await rollUp(target);
  });
  afterAll(() => target.close());

  test("each figure is based on the page views of its kind of page in 28 days", async () => {
    const { from, until, figures } = await ask();
    expect(Date.parse(until) - Date.parse(from)).toBe(27 * 86_400_000);
    expect(figures.map(({ kind, metric }) => `${kind} ${metric}`)).toEqual(
      ["all", "home", "other", "suite"].flatMap((kind) => ["cls", "inp", "lcp"].map((metric) => `${kind} ${metric}`)),
    );
    for (const { kind, metric, samples, p75: result } of figures) {
      const values = seeded
        .filter((view) => view.ago < 28 && view.metric === metric && (kind === "all" || kindOf[view.page] === kind))
        .map(({ value }) => value);
      expect([kind, metric, samples]).toEqual([kind, metric, values.length]);
      const exact = p75(values);
      expect([kind, metric, Math.abs(result - exact) <= 0.025 * exact + 0.001]).toEqual([kind, metric, true]);
    }
  });

  test("the figures of all pages are the same as on the staff dashboard", async () => {
    const { from, until, figures } = await ask();
    const rows = await asActor(target, "editor", () =>
      target.query<{ metric_name: string; p75: number; samples: number | bigint }>(
        `select metric_name, p75, samples from public.performance_summary('${from}', '${until}') where metric_name in ('lcp', 'inp', 'cls')`,
      ),
    );
    const all = figures.filter(({ kind }) => kind === "all");
    expect(all.map(({ metric, samples }) => [metric, samples])).toEqual(
      rows.map(({ metric_name: metric, samples }) => [metric, Number(samples)]),
    );
    for (const [index, { p75: result }] of all.entries()) expect(result).toBeCloseTo(rows[index]?.p75 ?? NaN, 6);
  });

  test("a kind of page has a figure only from twenty page views", async () => {
    const journal = async () => (await ask()).figures.filter(({ kind }) => kind === "journal");
    expect(await journal()).toEqual([]);
    await add(target, [{ page: "/journal", ago: 0, metric: "lcp", value: 1000 }]);
    expect(await journal()).toEqual([]);
    await rollUp(target);
    expect(await journal()).toEqual([expect.objectContaining({ metric: "lcp", samples: 20 })]);
  });

  test("the result contains only days and figures", async () => {
    const result = await ask();
    expect(Object.keys(result).sort()).toEqual(["figures", "from", "until"]);
    for (const figure of result.figures)
      expect(Object.keys(figure).sort()).toEqual(["kind", "metric", "p75", "samples"]);
  });

  test.each([
    "select count(*)::int from public.performance_metrics",
    "select count(*)::int from public.performance_daily",
    "select count(*)::int from public.page_views_daily",
    "select count(*)::int from public.slow_resources_daily",
    "select count(*)::int from private.site_speed_answers",
    "select public.performance_summary('2026-01-01', '2026-12-31')",
    "select public.performance_by_page('2026-01-01', '2026-12-31')",
  ])("refuses an anonymous caller: %s", async (statement) => {
    const outcome = await tryAs(target, "anonymous", async () => (await target.query(statement)).length);
    expect(outcome).toBe("42501");
  });
});

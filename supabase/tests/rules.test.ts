/** Rules of the database: retention, statistics, limits, idempotency, newsletter, privacy requests, the team, the audit log and pictures. */
import { foldLetters } from "../../src/lib/text/fold.ts";
import { actingAs, asActor, become, people, seedActors } from "./support/actors.ts";
import { openPglite, type Target } from "./support/target.ts";

let target: Target;

beforeAll(async () => {
  target = await openPglite();
  await seedActors(target);
});
afterAll(() => target.close());

const count = async (table: string, where = "true"): Promise<number> => {
  const [row] = await target.query<{ n: number }>(`select count(*)::int as n from public.${table} where ${where}`);
  return row?.n ?? -1;
};

const call = async <Result>(expression: string): Promise<Result> => {
  const [row] = await target.query<{ result: Result }>(`select ${expression} as result`);
  if (row === undefined) throw new Error("no row");
  return row.result;
};

const hash = (digit: string) => digit.repeat(64);
const key = (digit: number) => `00000000-0000-4000-8000-00000000020${digit}`;

describe("retention according to the privacy policy (section 7)", () => {
  const ago = (interval: string) => `now() - interval '${interval}'`;
  const metric = (age: string) =>
    `insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
     values (${ago(age)}, gen_random_uuid(), '/retention', 'lcp', 1, 'good')`;
  const message = (age: string, email: string) =>
    `insert into public.contact_messages (created_at, name, email, message, language) values (${ago(age)}, 'Retention', '${email}', 'A message long enough', 'en')`;
  const reader = (email: string, status: string, requestedAgo: string, unsubscribedAt = "null") =>
    `insert into public.newsletter_subscribers (email, language, status, requested_at, confirmed_at, unsubscribed_at)
     values ('${email}', 'en', '${status}', ${ago(requestedAgo)}, case when '${status}' <> 'pending' then ${ago(requestedAgo)} end, ${unsubscribedAt})`;
  const link = (age: string) =>
    `insert into public.newsletter_links (token_hash, subscriber_id, created_at, expires_at, language)
     select '${hash("f")}', id, ${ago(age)}, ${ago(age)} + interval '3 days', 'en' from public.newsletter_subscribers where email = 'r1@example.com'`;
  const request = (digit: string, status: string, age: string, closed = "null") =>
    `insert into public.data_subject_requests (created_at, type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on, closed_at)
     values (${ago(age)}, 'access', 'Retention', 'r@example.com', 'en', '${hash(digit)}', now(), '${status}',
       case when '${status}' <> 'unconfirmed' then ${ago(age)} end, case when '${status}' <> 'unconfirmed' then 'R-${digit}' end,
       case when '${status}' <> 'unconfirmed' then current_date end, ${closed})`;

  const blocked = (daysSinceDeparture: number) =>
    `insert into public.blocked_nights (first_night, departure, reason)
     select departure - 3, departure, 'Retention' from (select (now() - interval '${daysSinceDeparture} days')::date as departure) as d`;
  const notice = (age: string, confirmed: string, ahead: string) =>
    `insert into public.free_night_notices (created_at, email, language, arrival, departure, token_hash, token_expires_at, confirmed_at)
     values (${ago(age)}, 'r1@example.com', 'en', (now() + interval '${ahead}')::date, (now() + interval '${ahead}')::date + 3,
       '${hash("e")}', now(), ${confirmed})`;

  // Title, SQL of the stored rows, their table and condition, and the number of rows after the purge.
  const cases: readonly (readonly [string, string, string, string, number])[] = [
    ["keeps a measurement of 89 days", metric("89 days"), "performance_metrics", "page_url = '/retention'", 1],
    ["deletes a measurement of 91 days", metric("91 days"), "performance_metrics", "page_url = '/retention'", 0],
    [
      "keeps a message of 11 months",
      message("11 months", "a@example.com"),
      "contact_messages",
      "name = 'Retention'",
      1,
    ],
    [
      "deletes a message of 13 months",
      message("13 months", "a@example.com"),
      "contact_messages",
      "name = 'Retention'",
      0,
    ],
    [
      "keeps a message of 13 months if the person wrote again since",
      `${message("13 months", "a@example.com")}; ${message("1 month", "a@example.com")}`,
      "contact_messages",
      "name = 'Retention'",
      2,
    ],
    [
      "keeps an unconfirmed subscription of 6 days",
      reader("r1@example.com", "pending", "6 days"),
      "newsletter_subscribers",
      "email like 'r_@%'",
      1,
    ],
    [
      "deletes an unconfirmed subscription of 8 days",
      reader("r1@example.com", "pending", "8 days"),
      "newsletter_subscribers",
      "email like 'r_@%'",
      0,
    ],
    [
      "keeps an earlier link of 6 days of a renewed subscription",
      `${reader("r1@example.com", "pending", "1 day")}; ${link("6 days")}`,
      "newsletter_links",
      "true",
      1,
    ],
    [
      "deletes an earlier link of 8 days of a renewed subscription",
      `${reader("r1@example.com", "pending", "1 day")}; ${link("8 days")}`,
      "newsletter_links",
      "true",
      0,
    ],
    [
      "keeps the link of a confirmed subscriber, so that it is reported as already confirmed",
      `${reader("r1@example.com", "confirmed", "1 year")}; ${link("1 year")}`,
      "newsletter_links",
      "true",
      1,
    ],
    [
      "keeps a link of 6 days requested after an unsubscription",
      `${reader("r1@example.com", "unsubscribed", "1 year", ago("2 months"))}; ${link("6 days")}`,
      "newsletter_links",
      "true",
      1,
    ],
    [
      "deletes an unconfirmed link of 8 days requested after an unsubscription",
      `${reader("r1@example.com", "unsubscribed", "1 year", ago("2 months"))}; ${link("8 days")}`,
      "newsletter_links",
      "true",
      0,
    ],
    [
      "keeps a subscriber of five years",
      reader("r1@example.com", "confirmed", "5 years"),
      "newsletter_subscribers",
      "email like 'r_@%'",
      1,
    ],
    [
      "keeps a subscriber who unsubscribed 11 months ago",
      reader("r1@example.com", "unsubscribed", "2 years", ago("11 months")),
      "newsletter_subscribers",
      "email like 'r_@%'",
      1,
    ],
    [
      "deletes a subscriber who unsubscribed 13 months ago",
      reader("r1@example.com", "unsubscribed", "2 years", ago("13 months")),
      "newsletter_subscribers",
      "email like 'r_@%'",
      0,
    ],
    [
      "deletes a subscriber who unsubscribed 13 months ago, even if new links are requested every week",
      `${reader("r1@example.com", "unsubscribed", "2 years", ago("13 months"))}; ${link("1 day")}`,
      "newsletter_subscribers",
      "email like 'r_@%'",
      0,
    ],
    [
      "keeps an unconfirmed request of 6 days",
      request("1", "unconfirmed", "6 days"),
      "data_subject_requests",
      "name = 'Retention'",
      1,
    ],
    [
      "deletes an unconfirmed request of 8 days",
      request("1", "unconfirmed", "8 days"),
      "data_subject_requests",
      "name = 'Retention'",
      0,
    ],
    [
      "keeps an open request of 4 years",
      request("1", "open", "4 years"),
      "data_subject_requests",
      "name = 'Retention'",
      1,
    ],
    [
      "keeps a request closed 35 months ago",
      request("1", "closed", "4 years", ago("35 months")),
      "data_subject_requests",
      "name = 'Retention'",
      1,
    ],
    [
      "deletes a request closed 37 months ago",
      request("1", "closed", "4 years", ago("37 months")),
      "data_subject_requests",
      "name = 'Retention'",
      0,
    ],
    [
      "keeps an unconfirmed request for free nights of 6 days",
      notice("6 days", "null", "30 days"),
      "free_night_notices",
      "true",
      1,
    ],
    [
      "deletes an unconfirmed request for free nights of 8 days",
      notice("8 days", "null", "30 days"),
      "free_night_notices",
      "true",
      0,
    ],
    [
      "keeps a confirmed request of a year ago for future nights",
      notice("1 year", "now()", "1 day"),
      "free_night_notices",
      "true",
      1,
    ],
    [
      "deletes a confirmed request for past nights",
      notice("1 day", "now()", "-2 days"),
      "free_night_notices",
      "true",
      0,
    ],
    [
      "keeps a rate limit counter of 23 hours",
      `insert into public.rate_limits values ('t', 'r', ${ago("23 hours")}, 1)`,
      "rate_limits",
      "subject = 'r'",
      1,
    ],
    [
      "deletes a rate limit counter of 25 hours",
      `insert into public.rate_limits values ('t', 'r', ${ago("25 hours")}, 1)`,
      "rate_limits",
      "subject = 'r'",
      0,
    ],
    [
      "keeps an idempotency key of 30 days",
      `insert into public.form_submissions values ('t', '${key(1)}', 'r', null, ${ago("30 days")})`,
      "form_submissions",
      "form = 't'",
      1,
    ],
    [
      "deletes an idempotency key of 32 days",
      `insert into public.form_submissions values ('t', '${key(1)}', 'r', null, ${ago("32 days")})`,
      "form_submissions",
      "form = 't'",
      0,
    ],
    ["keeps nights blocked until 29 days ago", blocked(29), "blocked_nights", "reason = 'Retention'", 1],
    ["deletes nights blocked until 30 days ago", blocked(30), "blocked_nights", "reason = 'Retention'", 0],
    [
      "keeps an audit log entry of 23 months",
      `insert into public.audit_log (created_at, action, entity) values (${ago("23 months")}, 'retention', 'x')`,
      "audit_log",
      "action = 'retention'",
      1,
    ],
    [
      "deletes an audit log entry of 25 months",
      `insert into public.audit_log (created_at, action, entity) values (${ago("25 months")}, 'retention', 'x')`,
      "audit_log",
      "action = 'retention'",
      0,
    ],
  ];

  test.each(cases)("%s", async (_, stored, table, where, expected) => {
    await target.script(`begin; ${stored}; select public.purge_expired()`);
    const found = await count(table, where);
    await target.script("rollback");
    expect(found).toBe(expected);
  });
});

describe("statistics", () => {
  test("the p75 of a roll-up is within 2.5 % of the exact value for every metric and filter over several days", async () => {
    await target.script(`begin; select setseed(0.42);
      insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, device_class, connection_type)
      select timestamptz '2026-03-01 00:00Z' + n * interval '25 seconds', gen_random_uuid(), '/page-' || n % 5, metric,
        scale * exp(1.4 * (random() + random() + random() - 1.5)), 'good',
        case when n % 3 = 0 then 'desktop' else 'mobile' end, case when n % 4 = 0 then '3g' else '4g' end
      from generate_series(1, 10000) as n, (values ('lcp', 1800), ('cls', 0.05), ('inp', 160), ('ttfb', 420)) as m (metric, scale);
      select public.roll_up_performance(d::date) from generate_series(date '2026-03-01', date '2026-03-04', interval '1 day') as d`);
    for (const [page, device, connection] of [
      ["*", "*", "*"],
      ["/page-2", "*", "*"],
      ["*", "mobile", "4g"],
      ["/page-1", "desktop", "3g"],
    ] as const) {
      const rows = await target.query<{
        metric_name: string;
        p75: number;
        samples: number;
        exact: number;
        counted: number;
      }>(
        `select s.metric_name, s.p75, s.samples::int, e.exact, e.counted from public.performance_summary('2026-03-01', '2026-03-04', $1, $2, $3) s
         join (select metric_name, percentile_disc(0.75) within group (order by metric_value) as exact, count(*)::int as counted
           from public.performance_metrics where ($1 = '*' or page_url = $1) and ($2 = '*' or device_class = $2) and ($3 = '*' or connection_type = $3)
             and created_at >= '2026-03-01Z' and created_at < '2026-03-05Z'
           group by metric_name) e using (metric_name)`,
        [page, device, connection],
      );
      expect(rows).toHaveLength(4);
      for (const { p75, exact, samples, counted } of rows) {
        expect(samples).toBe(counted);
        expect(Math.abs(p75 / exact - 1)).toBeLessThan(0.025);
      }
    }
    expect(await call("public.performance_by_day('2026-03-01', '2026-03-04')")).toHaveLength(3 * 4);
    const pages = await target.query("select * from public.performance_by_page('2026-03-01', '2026-03-04')");
    expect(pages.length).toBe(5 * 4);
    await target.script("rollback");
  });

  test("returns the days of a year as one value, because PostgREST cuts off more than 1,000 rows", async () => {
    await target.script(`begin;
      insert into public.performance_daily (day, metric_name, page_path, device_class, connection_type, language, samples,
        good, needs_improvement, poor, bucket_indexes, bucket_counts, bucket_lows, bucket_highs)
      select d::date, metric, '*', '*', '*', '*', 4, 3, 1, 0, '{300}', '{4}', '{2000}', '{2000}'
      from generate_series(date '2024-01-01', date '2024-12-31', interval '1 day') as d,
        unnest('{cls,fcp,fcpToLcp,fid,inp,lcp,ttfb}'::text[]) as metric;
      insert into public.page_views_daily (day, page_path, device_class, connection_type, language, views)
      select d::date, '*', '*', '*', '*', 4 from generate_series(date '2024-01-01', date '2024-12-31', interval '1 day') as d`);
    await target.script(actingAs("editor"));
    const rows = await target.query<{ answer: readonly object[] }>(
      "select public.performance_by_day('2024-01-01', '2024-12-31') as answer",
    );
    await target.script("rollback");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answer).toHaveLength(366 * 7);
    const figure = { p75: 2000, samples: 4, good: 3, needs_improvement: 1, poor: 0 };
    expect(rows[0]?.answer[0]).toEqual({ day: "2024-01-01", metric_name: "cls", ...figure });
    expect(rows[0]?.answer.at(-1)).toEqual({ day: "2024-12-31", metric_name: "ttfb", ...figure });
  });

  test("counts only the largest CLS and INP of a view, and the smaller ones cause no further roll-up of the day", async () => {
    await target.script(`begin;
      insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating)
      select ids.id, '/', sent.metric, sent.value, sent.rating
      from (values (gen_random_uuid()), (gen_random_uuid())) as ids (id), (values ('inp', 40, 'good'), ('inp', 600, 'poor'),
        ('cls', 0, 'good'), ('cls', 0.3, 'poor'), ('lcp', 1000, 'good'), ('lcp', 3000, 'needs-improvement')) as sent (metric, value, rating);
      select public.run_maintenance()`);
    const rows = await target.query<{ metric_name: string; samples: number; good: number; p75: number }>(
      `select metric_name, samples::int, good::int, p75
       from public.performance_summary((now() at time zone 'UTC')::date, (now() at time zone 'UTC')::date) order by metric_name`,
    );
    const [again] = await target.query<{ answer: { days: number } }>("select public.run_maintenance() as answer");
    await target.script("rollback");
    expect(rows).toEqual([
      { metric_name: "cls", samples: 2, good: 0, p75: 0.3 },
      { metric_name: "inp", samples: 2, good: 0, p75: 600 },
      { metric_name: "lcp", samples: 4, good: 2, p75: 3000 },
    ]);
    expect(again?.answer.days).toBe(0);
  });

  test("returns the exact p75 for few or evenly spread values, also by language, and a histogram of all measurements", async () => {
    await target.script(`begin;
      insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, language)
      select timestamptz '2026-03-01 12:00Z' + (n % 2) * interval '1 day', gen_random_uuid(), case language when 'el' then '/el' else '/' end,
        'lcp', case language when 'el' then 20 * n else 2000 + n end, case when n <= 30 then 'good' else 'poor' end, language
      from generate_series(1, 40) as n, (values ('en'), ('el')) as l (language);
      insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, language, resource_url, resource_kind)
      select timestamptz '2026-03-01 12:00Z', gen_random_uuid(), '/el', 'slowResource', 1100 + n, 'good', 'el', '/a.js', 'script'
      from generate_series(1, 4) as n;
      select public.roll_up_performance('2026-03-01'), public.roll_up_performance('2026-03-02')`);
    const ask = async (rpc: string, args: string) =>
      target.query<Record<string, unknown>>(`select * from public.${rpc}('2026-03-01', '2026-03-02', ${args})`);
    const greek = await ask("performance_summary", "p_language => 'el'");
    const english = await ask("performance_summary", "p_language => 'en'");
    const crossed = await ask("performance_summary", "p_page => '/', p_language => 'el'");
    const distribution = await ask("performance_distribution", "p_metric => 'lcp', p_language => 'el'");
    const pages = await ask("performance_by_page", "p_language => 'el'");
    const files = await ask("slow_resources", "p_page => '/el'");
    const noFiles = await ask("slow_resources", "p_page => '/'");
    await target.script("rollback");
    expect(greek.map(({ p75, samples, good, poor }) => [p75, Number(samples), Number(good), Number(poor)])).toEqual([
      [600, 40, 30, 10],
    ]);
    expect(english[0]).toMatchObject({ p75: 2030 });
    expect(crossed).toEqual([]);
    expect(distribution.reduce((sum, { samples }) => sum + Number(samples), 0)).toBe(40);
    expect(pages).toMatchObject([{ page_path: "/el", metric_name: "lcp", p75: 600 }]);
    expect(files).toMatchObject([{ resource_url: "/a.js", p75: 1103 }]);
    expect(noFiles).toEqual([]);
  });

  test("a second roll-up of a day does not count twice, and rare pages are combined in one row", async () => {
    await target.script(`begin;
      insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
      select timestamptz '2026-03-10 12:00Z', gen_random_uuid(), '/invented-' || n, 'lcp', 1000, 'good' from generate_series(1, 300) as n;
      select public.roll_up_performance('2026-03-10'); select public.roll_up_performance('2026-03-10')`);
    const [all] = await target.query<{ samples: number; views: number }>(
      "select samples::int, views::int from public.performance_summary('2026-03-10', '2026-03-10')",
    );
    const [other] = await target.query<{ samples: number }>(
      "select samples::int from public.performance_summary('2026-03-10', '2026-03-10', '(other)')",
    );
    await target.script("rollback");
    expect(all).toMatchObject({ samples: 300, views: 300 });
    expect(other?.samples).toBe(100);
  });
});

describe("limits for measurements of visitors", () => {
  const add = (rows: number) =>
    `insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating)
     select gen_random_uuid(), '/limited', 'lcp', 1, 'good' from generate_series(1, ${rows})`;
  const bytesAdded = () =>
    target.query<{ today: boolean; bytes: number }>(
      "select day = (now() at time zone 'UTC')::date as today, bytes_added::int as bytes from private.measurements_per_day order by day",
    );
  const addedUntilNow = (day: string, bytes: number) =>
    target.script(
      `insert into private.measurements_per_day values ((now() at time zone 'UTC')::date - ${day}, ${bytes})`,
    );

  afterEach(() =>
    target.script(`delete from private.measurements_per_day;
      delete from public.performance_metrics where page_url = '/limited'`),
  );

  test.each(["anonymous", "stranger", "owner"] as const)(
    "a caller (%s) can add 60 rows at once, but not 61",
    async (actor) => {
      await asActor(target, actor, () => target.run(add(60)));
      await expect(asActor(target, actor, () => target.run(add(61)))).rejects.toMatchObject({ code: "PT413" });
      expect(await count("performance_metrics", "page_url = '/limited'")).toBe(60);
      expect(await bytesAdded()).toEqual([{ today: true, bytes: 60 * 250 }]);
    },
  );

  test("accepts 50 MB per day from all visitors together, that is 200,000 usual rows", async () => {
    await addedUntilNow("0", 50_000_000 - 2 * 250);
    await asActor(target, "anonymous", () => target.run(add(2)));
    await expect(asActor(target, "stranger", () => target.run(add(1)))).rejects.toMatchObject({ code: "PT429" });
    expect(await count("performance_metrics", "page_url = '/limited'")).toBe(2);
    await target.script("update private.measurements_per_day set day = day - 1");
    await addedUntilNow("30", 5);
    await asActor(target, "anonymous", () => target.run(add(3)));
    expect(await bytesAdded()).toEqual([{ today: true, bytes: 3 * 250 }]);
  });

  test("a refused request uses little space on the disk, and none after the limit of the day", async () => {
    const fileSize = async () => {
      const [row] = await target.query<{ bytes: number }>(
        "select pg_relation_size('public.performance_metrics')::int as bytes",
      );
      return row?.bytes ?? NaN;
    };
    const refuse = async (rows: number, code: string) => {
      const before = await fileSize();
      await expect(asActor(target, "anonymous", () => target.run(add(rows)))).rejects.toMatchObject({ code });
      return (await fileSize()) - before;
    };
    // 20,000 rows would use about 3 MB, 60 rows about one page of the file.
    expect(await refuse(20_000, "PT413")).toBeLessThanOrEqual(3 * 8192);
    await addedUntilNow("0", 50_000_000);
    for (let times = 0; times < 50; times += 1) expect(await refuse(60, "PT429")).toBe(0);
  });

  test("a request counts its own rows only, also in a transaction with others", async () => {
    await asActor(target, "anonymous", async () => {
      await target.run(add(60));
      await target.run(add(60));
    });
    expect(await bytesAdded()).toEqual([{ today: true, bytes: 120 * 250 }]);
  });

  test("a long row counts with its size, so that long rows cannot fill the disk", async () => {
    await asActor(target, "anonymous", () =>
      target.run(
        `insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating, user_agent)
         values (gen_random_uuid(), '/limited', 'lcp', 1, 'good', repeat('🏠', 400))`,
      ),
    );
    const [added] = await bytesAdded();
    expect(added?.bytes).toBeGreaterThan(1600);
  });

  test("neither counts nor limits rows added by the database's owner or the service role", async () => {
    await target.run(add(500));
    await asActor(target, "service", () => target.run(add(500)));
    expect(await bytesAdded()).toEqual([]);
  });

  test("nobody has access to the counter itself", async () => {
    for (const actor of ["anonymous", "owner", "service"] as const) {
      await expect(
        asActor(target, actor, () => target.run("delete from private.measurements_per_day")),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("limits and idempotency", () => {
  const submit = (digit: number, requestHash: string, visitor = "visitor") =>
    call<{ status: string; retryAfterSeconds?: number; answer?: unknown }>(
      `public.submit_contact_message('${key(digit)}', '${requestHash}', array['${visitor}'], 'recipient', 2, 60, 12, 'Ann', 'ann@example.com', 'A message long enough', 'en', '/contact', 'house@example.com')`,
    );

  test("stores one row per key, refuses other content with the same key, and limits the third message", async () => {
    await target.script("begin");
    expect((await submit(1, "a")).status).toBe("stored");
    expect(await submit(1, "a")).toEqual({ status: "replayed", answer: { state: "received" } });
    expect(await submit(1, "b")).toEqual({ status: "conflict" });
    expect((await submit(2, "c")).status).toBe("stored");
    const third = await submit(3, "d");
    expect(third).toMatchObject({ status: "limited", reason: "visitor" });
    expect(third.retryAfterSeconds).toBeGreaterThan(0);
    expect(third.retryAfterSeconds).toBeLessThanOrEqual(60);
    // A retry of a stored submission is never limited, and other visitors are not affected.
    expect((await submit(1, "a")).status).toBe("replayed");
    expect((await submit(4, "e", "somebody else")).status).toBe("stored");
    expect(await count("contact_messages")).toBe(3);
    expect(await count("outgoing_emails")).toBe(6);
    await target.script("rollback");
  });

  test("limits emails to one recipient per day for all visitors together, with a separate limit for receipts", async () => {
    const forms = [
      (digit: number, visitor: string, recipient: string, limit = 12) =>
        `public.submit_contact_message('${key(digit)}', 'h', array['${visitor}'], '${recipient}', 5, 600, ${limit}, 'Ann', 'ann@example.com', 'A message long enough', 'en', '/contact', 'house@example.com')`,
      (digit: number, visitor: string, recipient: string, limit = 12) =>
        `public.subscribe_to_newsletter('${key(digit)}', 'h', array['${visitor}'], '${recipient}', 5, 600, ${limit}, 'ann@example.com', 'en', 'raw', '${hash(String(digit))}')`,
      (digit: number, visitor: string, recipient: string, limit = 12) =>
        `public.submit_privacy_request('${key(digit)}', 'h', array['${visitor}'], '${recipient}', 5, 600, ${limit}, 'access', 'Ann', 'ann@example.com', '', 'en', 'raw', '${hash(String(digit))}')`,
    ];
    await target.script("begin");
    const statuses = async (from: number, recipient: string, limit?: number) => {
      const answers = [];
      for (const [index, form] of forms.entries()) {
        answers.push(
          await call<{ status: string; reason?: string; retryAfterSeconds?: number }>(
            form(from + index, `v${from}`, recipient, limit),
          ),
        );
      }
      return answers;
    };
    await target.script(`insert into public.rate_limits values
      ('recipient', 'r', now() - interval '20 hours', 12), ('recipient of a request', 'r', now() - interval '20 hours', 11),
      ('receipt', 'r', now() - interval '20 hours', 11)`);
    // Newsletter emails to a person do not use up their limit for privacy requests.
    const [first, second, third] = await statuses(0, "r");
    expect([first?.status, second?.status, third?.status]).toEqual(["stored", "limited", "stored"]);
    expect(second?.reason).toBe("recipient");
    expect(second?.retryAfterSeconds).toBeGreaterThan(3 * 3600);
    expect(second?.retryAfterSeconds).toBeLessThanOrEqual(4 * 3600);
    // The message itself is stored; only its receipt is not sent.
    expect((await statuses(3, "r")).map(({ status }) => status)).toEqual(["stored", "limited", "limited"]);
    expect(await count("form_submissions")).toBe(3);
    expect(await count("contact_messages")).toBe(2);
    expect(await count("outgoing_emails", "template = 'contact-notice'")).toBe(2);
    expect(await count("outgoing_emails", "template = 'contact-receipt'")).toBe(1);
    // Other recipients are not affected, and the factor for tests raises this limit too.
    expect((await statuses(4, "another")).map(({ status }) => status)).toEqual(["stored", "stored", "stored"]);
    expect((await statuses(7, "r", 12_000)).map(({ status }) => status)).toEqual(["stored", "stored", "stored"]);
    await target.script("rollback");
  });

  test.each([
    ["Yes", true],
    ["", false],
    [" \\n\\t ", false],
    ["a".repeat(4001), false],
  ])("stores a message of %j: %s", async (message, stored) => {
    await target.script("begin");
    const send = target.run(
      `insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', E'${message}', 'en')`,
    );
    if (stored) await expect(send).resolves.toBe(1);
    else await expect(send).rejects.toMatchObject({ code: "23514" });
    await target.script("rollback");
  });

  const submitWith = (stay: string) =>
    `public.submit_contact_message('${key(1)}', 'h', array['v'], 'r', 5, 600, 12, 'Ann', 'ann@example.com', 'Hello', 'en', '/contact', 'house@example.com', ${stay})`;

  test("stores the stay, its suite and the version of the terms of a message, and includes them in the notice to staff and the export", async () => {
    await target.script("begin");
    await call(submitWith("'2026-12-04', '2026-12-08', 3, '2025-05-04', 'garden-suite'"));
    const days = {
      arrival: "2026-12-04",
      departure: "2026-12-08",
      guests: "3",
      terms: "2025-05-04",
      suite: "garden-suite",
    };
    const [notice] = await target.query<{ parameters: object }>(
      "select parameters from public.outgoing_emails where template = 'contact-notice'",
    );
    expect(notice?.parameters).toMatchObject(days);
    await target.script(actingAs("owner"));
    const { messages } = await call<{ messages: object[] }>("public.person_data('ann@example.com')");
    expect(messages).toMatchObject([
      {
        stay_arrival: days.arrival,
        stay_departure: days.departure,
        stay_guests: 3,
        stay_suite: days.suite,
        terms_version: days.terms,
      },
    ]);
    await target.script("rollback");
  });

  test.each([
    ["half a stay", "'2026-12-04', null, 3"],
    ["a stay without guests", "'2026-12-04', '2026-12-08', null"],
    ["a suite without a stay", "null, null, null, null, 'garden-suite'"],
    ["a departure on the day of arrival", "'2026-12-04', '2026-12-04', 3"],
    ["a stay of more than a year", "'2026-12-04', '2028-12-04', 3"],
    ["a stay in the year 20277", "'20277-12-04', '20277-12-08', 2"],
    ["a version of the rental conditions in the year 20277", "null, null, null, '20277-12-04'"],
    ["a stay for no guests", "'2026-12-04', '2026-12-08', 0"],
  ])("does not store a message with %s", async (_, stay) => {
    await target.script("begin");
    await expect(call(submitWith(stay))).rejects.toMatchObject({ code: "23514" });
    await target.script("rollback");
  });

  test("starts a new count after the window", async () => {
    await target.script("begin; insert into public.rate_limits values ('t', 's', now() - interval '61 seconds', 9)");
    expect(await call("public.take_rate_limit('t', 's', 1, 60)")).toBe(0);
    expect(await call("public.take_rate_limit('t', 's', 1, 60)")).toBe(60);
    await target.script("rollback");
  });

  test("does not count a released attempt, and does not release those of others", async () => {
    await target.script("begin");
    const take = (subject: string) => call(`public.take_rate_limit('t', '${subject}', 1, 60)`);
    expect([await take("s"), await take("other"), await take("s")]).toEqual([0, 0, 60]);
    await target.script("select public.release_rate_limit('t', 's')");
    expect([await take("s"), await take("s"), await take("other")]).toEqual([0, 60, 60]);
    await target.script("rollback");
  });
});

describe("newsletter and requests", () => {
  const subscribe = (digit: number, token: string) =>
    call(
      `public.subscribe_to_newsletter('${key(digit)}', 'h${digit}', array['v'], 'r', 100, 60, 100, 'reader@example.com', 'el', 'raw', '${hash(token)}')`,
    );
  const state = async (expression: string) => (await call<{ state: string }>(expression)).state;

  test("subscribes, confirms and unsubscribes", async () => {
    await target.script("begin");
    await subscribe(1, "a");
    expect(await state(`public.verify_newsletter('${hash("f")}')`)).toBe("invalid");
    expect(await state(`public.verify_newsletter('${hash("a")}')`)).toBe("confirmed");
    expect(await state(`public.verify_newsletter('${hash("a")}')`)).toBe("already");
    await subscribe(2, "b");
    expect(await count("newsletter_subscribers", "status = 'confirmed'")).toBe(1);
    expect(await count("outgoing_emails", "template = 'newsletter-already'")).toBe(1);
    const [reader] = await target.query<{ token: string }>(
      "select unsubscribe_token as token from public.newsletter_subscribers",
    );
    expect(await state(`public.unsubscribe_newsletter('${reader?.token ?? ""}')`)).toBe("unsubscribed");
    expect(await state(`public.unsubscribe_newsletter('${reader?.token ?? ""}')`)).toBe("already");
    expect(await state(`public.verify_newsletter('${hash("a")}')`)).toBe("invalid");
    await subscribe(3, "c");
    await target.script("update public.newsletter_links set expires_at = now() - interval '1 second'");
    expect(await state(`public.verify_newsletter('${hash("c")}')`)).toBe("expired");
    await target.script("rollback");
  });

  test("who unsubscribes gets no newsletter email that was still waiting", async () => {
    await target.script("begin");
    await subscribe(1, "a");
    await call(`public.verify_newsletter('${hash("a")}')`);
    await subscribe(2, "b");
    const waiting = () => count("outgoing_emails", "recipient = 'reader@example.com'");
    await target.script(`insert into public.outgoing_emails (template, recipient, language)
      values ('newsletter-welcome', 'other@example.com', 'en'), ('contact-receipt', 'reader@example.com', 'en')`);
    expect(await waiting()).toBe(4);
    await call("public.unsubscribe_newsletter((select unsubscribe_token from public.newsletter_subscribers))");
    expect(await waiting()).toBe(1);
    expect(await count("outgoing_emails", "recipient = 'other@example.com'")).toBe(1);
    await target.script("rollback");
  });

  test("each link of a pending subscription confirms it until that link expires", async () => {
    await target.script("begin");
    await subscribe(1, "a");
    await subscribe(2, "b");
    await subscribe(3, "c");
    await target.script(
      `update public.newsletter_links set expires_at = now() - interval '1 second' where token_hash = '${hash("a")}'`,
    );
    expect(await state(`public.verify_newsletter('${hash("a")}')`)).toBe("expired");
    expect(await state(`public.verify_newsletter('${hash("b")}')`)).toBe("confirmed");
    expect(await state(`public.verify_newsletter('${hash("c")}')`)).toBe("already");
    expect(await count("newsletter_subscribers", "lower(email) = 'reader@example.com'")).toBe(1);
    expect(await count("outgoing_emails", "template = 'newsletter-welcome'")).toBe(1);
    await target.script("rollback");
  });

  test("neither earlier links nor the form subscribe an unsubscribed person again", async () => {
    await target.script("begin");
    await subscribe(1, "a");
    await subscribe(2, "b");
    await call(`public.verify_newsletter('${hash("a")}')`);
    await call("public.unsubscribe_newsletter((select unsubscribe_token from public.newsletter_subscribers))");
    expect(await count("newsletter_links")).toBe(0);
    await subscribe(3, "c");
    expect(await state(`public.verify_newsletter('${hash("b")}')`)).toBe("invalid");
    expect(await state(`public.verify_newsletter('${hash("c")}')`)).toBe("confirmed");
    await target.script("delete from public.newsletter_subscribers");
    expect(await count("newsletter_links")).toBe(0);
    await target.script("rollback");
  });

  test("the form changes the row of an unsubscribed person, with the proof of consent, only after its link is confirmed", async () => {
    const entry = async () => {
      const [row] = await target.query<Record<string, unknown>>(
        `select status, language, requested_at = now() - interval '2 years' as old, unsubscribed_at is not null as unsubscribed
         from public.newsletter_subscribers where lower(email) = 'reader@example.com'`,
      );
      return row;
    };
    await target.script(`begin;
      insert into public.newsletter_subscribers (email, language, status, requested_at, confirmed_at, unsubscribed_at)
      values ('reader@example.com', 'en', 'unsubscribed', now() - interval '2 years', now() - interval '2 years', now() - interval '3 months')`);
    await subscribe(1, "a");
    expect(await count("outgoing_emails", "template = 'newsletter-confirm'")).toBe(1);
    expect(await entry()).toEqual({ status: "unsubscribed", language: "en", old: true, unsubscribed: true });
    await target.script("update public.newsletter_links set created_at = now() - interval '1 day'");
    expect(await call(`public.verify_newsletter('${hash("a")}')`)).toMatchObject({
      state: "confirmed",
      language: "el",
      emails: [{ template: "newsletter-welcome", language: "el" }],
    });
    expect(await entry()).toEqual({ status: "confirmed", language: "el", old: false, unsubscribed: false });
    expect(await count("newsletter_subscribers", "requested_at = now() - interval '1 day'")).toBe(1);
    await target.script("rollback");
  });

  test("each privacy request of a person is confirmed by its own link", async () => {
    await target.script("begin");
    for (const [digit, token] of [
      [1, "a"],
      [2, "b"],
    ] as const) {
      await call(
        `public.submit_privacy_request('${key(digit)}', 'h', array['v'], 'r', 9, 60, 9, 'access', 'Ann', 'ann@example.com', '', 'en', 'raw', '${hash(token)}')`,
      );
    }
    expect(await state(`public.verify_privacy_request('${hash("a")}', 'house@example.com', 'Pacific/Auckland')`)).toBe(
      "confirmed",
    );
    expect(await state(`public.verify_privacy_request('${hash("b")}', 'house@example.com', 'Pacific/Auckland')`)).toBe(
      "confirmed",
    );
    await target.script("rollback");
  });

  test("a request gets its number at the confirmation, and is due one month later", async () => {
    await target.script("begin");
    await call(
      `public.submit_privacy_request('${key(1)}', 'h', array['v'], 'r', 9, 60, 9, 'access', 'Ann', 'ann@example.com', '', 'en', 'raw', '${hash("a")}')`,
    );
    const first = await call<{ state: string; reference: string; due: string }>(
      `public.verify_privacy_request('${hash("a")}', 'house@example.com', 'Pacific/Auckland')`,
    );
    const [expected] = await target.query<{ due: string }>(
      "select ((now() at time zone 'Pacific/Auckland') + interval '1 month')::date::text as due",
    );
    expect(first).toMatchObject({ state: "confirmed", due: expected?.due });
    expect(first.reference).toMatch(/^DSR-\d{4}$/);
    expect(
      await call(`public.verify_privacy_request('${hash("a")}', 'house@example.com', 'Pacific/Auckland')`),
    ).toMatchObject({
      state: "already",
      reference: first.reference,
    });
    await target.script("rollback");
  });

  test.each([
    [9999, "DSR-9999"],
    [10_000, "DSR-10000"],
    [123_456, "DSR-123456"],
  ])("request number %i has the reference %s", async (number, reference) => {
    await target.script(`begin; select setval('public.data_subject_request_number', ${number}, false)`);
    await call(
      `public.submit_privacy_request('${key(1)}', 'h', array['v'], 'r', 9, 60, 9, 'access', 'Ann', 'ann@example.com', '', 'en', 'raw', '${hash("a")}')`,
    );
    const confirmed = await call<{ reference: string }>(
      `public.verify_privacy_request('${hash("a")}', 'house@example.com', 'Pacific/Auckland')`,
    );
    await target.script("rollback; select setval('public.data_subject_request_number', 1, false)");
    expect(confirmed.reference).toBe(reference);
  });
});

describe("staff", () => {
  test.each([
    "select id from public.contact_messages",
    "delete from public.contact_messages",
    "insert into public.blocked_nights (first_night, departure, reason) values ('2027-01-01', '2027-01-02', 'x')",
    "select public.current_staff_role()",
    "select public.add_staff('stranger@example.com', 'owner', 'Intruder')",
    "select public.export_newsletter()",
    "insert into storage.objects (bucket_id, name) values ('uploads', '2026/a.jpg')",
  ])("a member whose session has ended is refused at once: %s", async (statement) => {
    await target.script(`begin; delete from auth.sessions;
      insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'Hello', 'en');
      ${actingAs("owner")}`);
    const refusal = await target.query(statement).catch((error: unknown) => error);
    await target.script("rollback");
    expect(refusal).toMatchObject({ code: "PT401" });
  });

  test.each([
    ["no session", "- 'session_id'"],
    ["the session of another member", `|| '{"session_id": "${people.editor}"}'`],
  ])("a member whose token names %s is refused", async (_, change) => {
    await target.script(`begin; ${actingAs("owner")}
      select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb ${change})::text, true)`);
    const refusal = await target.query("select public.current_staff_role()").catch((error: unknown) => error);
    await target.script("rollback");
    expect(refusal).toMatchObject({ code: "PT401" });
  });

  test("logs actions with the person, and sets by whom and when a message was handled", async () => {
    await target.script(
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'A message long enough', 'en')",
    );
    await asActor(target, "editor", () => target.run("update public.contact_messages set status = 'answered'"));
    const [handled] = await target.query<{ handled: boolean }>(
      "select handled_by is not null and handled_at is not null as handled from public.contact_messages",
    );
    expect(handled?.handled).toBe(true);
    const data = await asActor(target, "owner", () =>
      call<{ messages: unknown[] }>("public.person_data(' ann@EXAMPLE.com ')"),
    );
    expect(data.messages).toHaveLength(1);
    const erased = await asActor(target, "owner", () => call("public.erase_person('ann@example.com')"));
    expect(erased).toMatchObject({ messages: 1, newsletter: 0 });
    const actions = await target.query<{ action: string; actor_name: string }>(
      "select action, actor_name from public.audit_log order by id",
    );
    expect(actions.map(({ action, actor_name: name }) => `${name}: ${action}`)).toEqual(
      expect.arrayContaining(["Editor: mark answered", "Owner: search person", "Owner: delete", "Owner: erase person"]),
    );
  });

  test.each([
    "Ψωμί",
    "ΨΩΜΊΣ",
    "Νίκος Παπαδόπουλος",
    "Ϊΰ",
    "Café",
    "ÀÉÎÕÜ",
    "João",
    "Šimůnek",
    "Ἀθηνᾶ",
    "don’t",
    "O'Neill",
    "a.b@example.com",
  ])("a search by staff folds %s as the database does", async (text) => {
    expect(await target.query("select private.fold_letters($1) as folded", [text])).toEqual([
      { folded: foldLetters(text) },
    ]);
  });

  test("the audit log is searched by the folded name of the actor", async () => {
    await target.run("insert into public.audit_log (actor_name, action, entity) values ('Νίκος', 'mark new', 'x')");
    expect(
      await target.query("select actor_name from public.audit_log where actor_search like '%νικοσ%' and entity = 'x'"),
    ).toEqual([{ actor_name: "Νίκος" }]);
  });

  test("an erasure deletes unconfirmed requests, and keeps confirmed ones with their queued emails", async () => {
    const request = (digit: string, status: string) =>
      `insert into public.data_subject_requests (type, name, email, details, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on)
       values ('access', 'Ann', 'erased@example.com', 'My own words', 'en', '${hash(digit)}', now(), '${status}',
         case when '${status}' = 'open' then now() end, case when '${status}' = 'open' then 'DSR-E' end,
         case when '${status}' = 'open' then current_date end)`;
    await target.script(`begin; ${request("1", "unconfirmed")}; ${request("2", "unconfirmed")}; ${request("3", "open")};
      ${request("4", "unconfirmed").replace("erased@", "other@")};
      insert into public.outgoing_emails (template, recipient, language, parameters)
      select template, case template when 'contact-notice' then 'house@example.com' else 'erased@example.com' end, 'en',
        case template when 'contact-notice' then '{"email": "erased@example.com"}'::jsonb else '{}' end
      from unnest('{contact-notice,contact-receipt,request-confirm,request-received,request-extended}'::text[]) as template;
      ${actingAs("owner")}`);
    const erased = await call("public.erase_person('erased@example.com')");
    await target.script("reset role");
    const requests = await target.query<{ email: string; status: string }>(
      "select email, status from public.data_subject_requests where details = 'My own words' order by email",
    );
    const mail = await target.query<{ template: string }>(
      "select template from public.outgoing_emails order by template",
    );
    const logged = await target.query<{ details: unknown }>(
      "select details from public.audit_log where action = 'erase person' order by id desc limit 1",
    );
    await target.script("rollback");
    expect(erased).toEqual({ messages: 0, newsletter: 0, requests: 2, notices: 0, emails: 3 });
    expect(mail.map(({ template }) => template)).toEqual(["request-extended", "request-received"]);
    expect(requests).toEqual([
      { email: "erased@example.com", status: "open" },
      { email: "other@example.com", status: "unconfirmed" },
    ]);
    expect(logged).toEqual([{ details: erased }]);
  });

  describe("a change returns the changed row", () => {
    const messages =
      "insert into public.contact_messages (name, email, message, language) values ('Told', 't@example.com', 'A message long enough', 'en')";
    const readers = "insert into public.newsletter_subscribers (email, language) values ('told@example.com', 'en')";
    const requests = `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on)
      values ('access', 'Told', 't@example.com', 'en', '${hash("d")}', now(), 'open', now(), 'DSR-T', current_date)`;
    const editors = "select 1";

    test.each([
      ["editor", messages, "update public.contact_messages set status = 'answered' where name = 'Told' returning id"],
      ["editor", messages, "delete from public.contact_messages where name = 'Told' returning id"],
      [
        "owner",
        requests,
        "update public.data_subject_requests set notes = 'Called' where reference = 'DSR-T' returning id",
      ],
      ["owner", readers, "delete from public.newsletter_subscribers where email = 'told@example.com' returning id"],
      ["owner", editors, "update public.staff set role = 'owner' where role = 'editor' returning user_id"],
      ["owner", editors, "delete from public.staff where role = 'editor' returning user_id"],
    ] as const)("to an %s, but not to a stranger: %s; %s", async (actor, stored, sql) => {
      await target.script(`begin; ${stored}`);
      const rowsOf = async (who: "editor" | "owner" | "stranger") => {
        await target.script("savepoint before");
        await target.script(actingAs(who));
        const rows = await target.query(sql);
        await target.script("rollback to before");
        return rows.length;
      };
      const found = { member: await rowsOf(actor), stranger: await rowsOf("stranger") };
      await target.script("rollback");
      expect(found).toEqual({ member: 1, stranger: 0 });
    });
  });

  test("owners can read the email addresses of the team and export whole lists, which is logged", async () => {
    await target.script(`insert into public.newsletter_subscribers (email, language, status, confirmed_at)
      select 'reader' || n || '@export.example', 'en', 'confirmed', now() - n * interval '1 hour' from generate_series(1, 1200) as n`);
    const team = await asActor(target, "owner", () =>
      target.query<{ role: string; email: string }>("select role, email from public.staff_accounts()"),
    );
    expect(team.map(({ role }) => role).sort()).toEqual(["editor", "owner"]);
    expect(team.every(({ email }) => email.includes("@"))).toBe(true);
    const readers = await asActor(target, "owner", () => call<{ email: string }[]>("public.export_newsletter()"));
    expect(readers.filter(({ email }) => email.endsWith("@export.example"))).toHaveLength(1200);
    await asActor(target, "owner", () => call("public.log_person_export('json')"));
    const [logged] = await target.query<{ n: number | bigint }>(
      "select count(*) as n from public.audit_log where action in ('export', 'export person') and actor_name = 'Owner'",
    );
    expect(Number(logged?.n)).toBe(2);
    await expect(asActor(target, "editor", () => call("public.staff_accounts()"))).rejects.toMatchObject({
      code: "42501",
    });
  });

  test("the data about a person includes queued emails that contain the address", async () => {
    await target.script(
      "insert into public.outgoing_emails (template, recipient, language, parameters) values ('contact-notice', 'stay@house.example', 'en', '{\"email\": \"wait@person.example\"}')",
    );
    const data = await asActor(target, "owner", () =>
      call<{ emails: unknown[]; account: unknown[] }>("public.person_data('wait@person.example')"),
    );
    expect(data).toMatchObject({ emails: [{ template: "contact-notice" }], account: [], messages: [], requests: [] });
  });

  test("the data about a person includes their staff account", async () => {
    await target.script(
      "update auth.users set last_sign_in_at = '2026-11-20 10:00:00+00' where email = 'editor@example.com'",
    );
    const { account } = await asActor(target, "owner", () =>
      call<{ account: unknown[] }>("public.person_data('editor@example.com')"),
    );
    expect(account).toEqual([
      {
        email: "editor@example.com",
        name: "Editor",
        role: "editor",
        created_at: expect.any(String),
        last_sign_in_at: "2026-11-20T10:00:00+00:00",
      },
    ]);
  });

  test("the data about a person includes an account that belongs to nobody of the team", async () => {
    const { account } = await asActor(target, "owner", () =>
      call<{ account: unknown[] }>("public.person_data('stranger@example.com')"),
    );
    expect(account).toEqual([
      { email: "stranger@example.com", name: null, role: null, created_at: expect.any(String), last_sign_in_at: null },
    ]);
  });

  describe("a request", () => {
    const zone = "Pacific/Auckland";
    const today = `(now() at time zone '${zone}')::date`;
    const add = (status: "open" | "closed", due: string) =>
      target.script(`insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, time_zone, due_on, closed_at)
        values ('access', 'Ann', 'extended@example.com', 'el', '${hash("e")}', now(), '${status}', now(), 'DSR-X', '${zone}', ${due},
          case when '${status}' = 'closed' then now() end)`);
    const change = (set: string) =>
      asActor(target, "owner", () =>
        target.run(`update public.data_subject_requests set ${set} where reference = 'DSR-X'`),
      );
    const extensionEmails = () =>
      target.query<{ language: string; parameters: unknown }>(
        "select language, parameters from public.outgoing_emails where template = 'request-extended' and recipient = 'extended@example.com'",
      );

    afterEach(() =>
      target.script(`delete from public.data_subject_requests where reference = 'DSR-X';
        delete from public.outgoing_emails where template = 'request-extended'`),
    );

    test("is closed with its date, and can be extended once by two months, about which the person is informed", async () => {
      await add("open", today);
      await change("extension_reason = 'The archive is in boxes.'");
      for (const other of ["'It is still in boxes.'", "null"])
        await expect(change(`extension_reason = ${other}`)).rejects.toMatchObject({ code: "23514" });
      await change("status = 'closed', answer = 'Sent.'");
      const [row] = await target.query<{ due: string; moved: boolean; closed: boolean; reason: string }>(
        `select due_on::text as due, due_on = (${today} + interval '2 months')::date as moved, closed_at is not null as closed,
           extension_reason as reason from public.data_subject_requests where reference = 'DSR-X'`,
      );
      expect(row).toMatchObject({ moved: true, closed: true, reason: "The archive is in boxes." });
      expect(await extensionEmails()).toEqual([
        {
          language: "el",
          parameters: { reference: "DSR-X", due: row?.due, reason: "The archive is in boxes." },
        },
      ]);
    });

    test("has a version, so that only the first of two owners who see the same version can change it", async () => {
      await add("open", `${today} + 5`);
      const save = (set: string, version: number) =>
        asActor(target, "owner", () =>
          target.run(
            `update public.data_subject_requests set ${set} where reference = 'DSR-X' and version = ${version}`,
          ),
        );
      expect(await save("notes = 'Called.'", 1)).toBe(1);
      expect(await save("notes = 'Wrote.'", 1)).toBe(0);
      expect(await save("status = 'closed', answer = 'Sent.'", 1)).toBe(0);
      expect(await save("status = 'closed', answer = 'Sent.'", 2)).toBe(1);
      expect(await count("data_subject_requests", "notes = 'Called.' and status = 'closed' and version = 3")).toBe(1);
      await target.script("update public.data_subject_requests set answer = 'Corrected.' where reference = 'DSR-X'");
      expect(await count("data_subject_requests", "reference = 'DSR-X' and version = 4")).toBe(1);
      const data = await asActor(target, "owner", () =>
        call<{ requests: object[] }>("public.person_data('extended@example.com')"),
      );
      expect(data.requests).toHaveLength(1);
      expect(data.requests[0]).not.toHaveProperty("version");
    });

    test.each([
      ["on the day after it was due", "open", `${today} - 1`, ""],
      ["after it was closed", "closed", `${today} + 5`, ""],
      ["in the same change that closes it", "open", `${today} + 5`, ", status = 'closed'"],
    ] as const)("cannot be extended %s", async (_, status, due, more) => {
      await add(status, due);
      await expect(change(`extension_reason = 'The archive is in boxes.'${more}`)).rejects.toMatchObject({
        code: "23514",
      });
      expect(await extensionEmails()).toEqual([]);
    });
  });

  test("a build is recorded in the name of the member who started it, and of nobody outside the team", async () => {
    await target.script(`begin; select public.log_build((select user_id from public.staff where role = 'editor'));
      select public.log_build('00000000-0000-4000-8000-0000000000ff')`);
    const recorded = await target.query("select actor_name from public.audit_log where action = 'build'");
    await target.script("rollback");
    expect(recorded).toEqual([{ actor_name: "Editor" }]);
  });

  test("removing a member deletes their account, and the log has their name", async () => {
    const accounts = async () =>
      (await target.query("select from auth.users where email = 'editor@example.com'")).length;
    expect(await accounts()).toBe(1);
    await become(target, "owner");
    await target.script("delete from public.staff where role = 'editor'; reset role");
    const remaining = await accounts();
    const logged = await count(
      "audit_log",
      "entity = 'staff' and action = 'delete' and actor_name = 'Owner' and details ->> 'name' = 'Editor'",
    );
    await target.script("rollback");
    expect([remaining, logged]).toEqual([0, 1]);
  });

  test("removing a member changes neither version nor time of the pictures, messages and requests that were theirs", async () => {
    await target.script(`insert into public.gallery_images (path, content_type, bytes, width, height, category, created_by, updated_at)
        values ('theirs.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', '${people.editor}', '2026-01-01');
      insert into public.contact_messages (name, email, message, language, handled_by)
        values ('Theirs', 'ann@example.com', 'Hello', 'en', '${people.editor}');
      insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, handled_by)
        values ('access', 'Theirs', 'ann@example.com', 'en', '${hash("7")}', now(), '${people.editor}')`);
    await become(target, "owner");
    await target.script("delete from public.staff where role = 'editor'; reset role");
    const rows = [
      await count(
        "gallery_images",
        "path = 'theirs.jpg' and created_by is null and version = 1 and updated_at = '2026-01-01'",
      ),
      await count("contact_messages", "name = 'Theirs' and handled_by is null and version = 1"),
      await count("data_subject_requests", "name = 'Theirs' and handled_by is null and version = 1"),
    ];
    await target.script("rollback");
    await target.script(`delete from public.gallery_images where path = 'theirs.jpg';
      delete from public.contact_messages where name = 'Theirs'; delete from public.data_subject_requests where name = 'Theirs'`);
    expect(rows).toEqual([1, 1, 1]);
  });

  test("the log has the name of an owner who leaves the team", async () => {
    await become(target, "owner");
    await target.script("delete from public.staff where role = 'owner'; reset role");
    const logged = await count("audit_log", "entity = 'staff' and action = 'delete' and actor_name = 'Owner'");
    await target.script("rollback");
    expect(logged).toBe(1);
  });

  test.each(["update public.staff set role = 'editor'", "delete from public.staff"])(
    "refuses to remove the last owner: %s",
    async (sql) => {
      await become(target, "owner");
      await target.run(sql);
      await expect(target.script("commit")).rejects.toMatchObject({ code: "23514" });
      await target.script("rollback");
      expect(await count("staff", "role = 'owner'")).toBe(1);
    },
  );

  test("a picture cannot be published without alternative texts in both languages", async () => {
    await target.script(
      "insert into public.gallery_images (path, content_type, bytes, width, height, category, alt_en) values ('w.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', 'A bed')",
    );
    await expect(
      asActor(target, "editor", () => target.run("update public.gallery_images set published_at = now()")),
    ).rejects.toMatchObject({ code: "23514" });
  });

  test("staff can replace a file until a picture uses it, and cannot delete files", async () => {
    await target.script(
      `insert into storage.objects (bucket_id, name) values ('uploads', 'file.jpg'), ('uploads', 'other.jpg')`,
    );
    const affected = (sql: string) => asActor(target, "owner", () => target.run(sql));
    const replace = "update storage.objects set metadata = '{}' where name = 'file.jpg'";
    expect(await affected(replace)).toBe(1);
    await target.script(`insert into public.gallery_images (path, content_type, bytes, width, height, category, deleted_at)
      values ('file.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', now()), ('moved.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', null)`);
    expect(await affected(replace)).toBe(0);
    await expect(
      affected("update storage.objects set name = 'moved.jpg' where name = 'other.jpg'"),
    ).rejects.toMatchObject({ code: "42501" });
    expect(await affected("delete from storage.objects")).toBe(0);
    await target.script(`delete from storage.objects where name in ('file.jpg', 'other.jpg');
      delete from public.gallery_images where path in ('file.jpg', 'moved.jpg')`);
  });

  test.each(["rooms//a.jpg", "rooms/a.jpg/", "/a.jpg", "rooms/../a.jpg", "page.html", `${"a".repeat(300)}.jpg`])(
    "staff cannot upload a file as %j, because it is not the path of a picture",
    async (name) => {
      const upload = (file: string) =>
        asActor(target, "owner", () =>
          target.run(`insert into storage.objects (bucket_id, name) values ('uploads', '${file}')`),
        );
      expect(await upload("rooms/a.jpg")).toBe(1);
      await expect(upload(name)).rejects.toMatchObject({ code: "42501" });
      await expect(
        asActor(target, "owner", () =>
          target.run(`update storage.objects set name = '${name}' where name = 'rooms/a.jpg'`),
        ),
      ).rejects.toMatchObject({ code: "42501" });
      await target.script("delete from storage.objects where name = 'rooms/a.jpg'");
    },
  );

  test("a file without a picture expires after a month", async () => {
    await target.script(`begin;
      insert into storage.objects (bucket_id, name, created_at) values ('uploads', 'alone.jpg', now() - interval '31 days'),
        ('uploads', 'newer.jpg', now() - interval '29 days'), ('uploads', 'shown.jpg', now() - interval '31 days');
      insert into public.gallery_images (path, content_type, bytes, width, height, category)
        values ('shown.jpg', 'image/jpeg', 1, 1, 1, 'bedroom')`);
    const expired = await call<string[]>("public.expired_picture_paths(1000)");
    await target.script("rollback");
    expect(expired).toContain("alone.jpg");
    expect(expired).not.toContain("newer.jpg");
    expect(expired).not.toContain("shown.jpg");
  });

  test("a run deletes a limited number of files, beginning with those that expired first", async () => {
    await target.script(`begin;
      insert into public.gallery_images (path, content_type, bytes, width, height, category, deleted_at) values
        ('second.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', '2025-01-08'), ('fourth.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', '2025-03-01');
      insert into storage.objects (bucket_id, name, created_at) values ('uploads', 'first.jpg', '2024-12-15'),
        ('uploads', 'third.jpg', '2025-01-01')`);
    const first = await call<string[]>("public.expired_picture_paths(3)");
    await call("public.delete_expired_pictures(array['second.jpg'])");
    const rest = await call<string[]>("public.expired_picture_paths(3)");
    await target.script("rollback");
    expect(first).toEqual(["first.jpg", "second.jpg", "third.jpg"]);
    expect(rest).toEqual(["first.jpg", "third.jpg", "fourth.jpg"]);
  });

  test("the database sets the time of a deletion, so that a wrong clock does not shorten the seven days", async () => {
    await target.script(`insert into public.gallery_images (path, content_type, bytes, width, height, category)
      values ('clock.jpg', 'image/jpeg', 1, 1, 1, 'bedroom')`);
    const change = (set: string) =>
      asActor(target, "editor", () => target.run(`update public.gallery_images set ${set} where path = 'clock.jpg'`));
    const expired = () => call<string[]>("public.expired_picture_paths(1000)");
    await change("deleted_at = now() - interval '8 days'");
    await change("deleted_at = now() - interval '9 days'");
    expect(await expired()).not.toContain("clock.jpg");
    await change("deleted_at = null");
    expect(await count("gallery_images", "path = 'clock.jpg' and deleted_at is null")).toBe(1);
    await target.script(
      "update public.gallery_images set deleted_at = now() - interval '8 days' where path = 'clock.jpg'",
    );
    expect(await expired()).toContain("clock.jpg");
  });
});

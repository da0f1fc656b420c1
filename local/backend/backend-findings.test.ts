import { readFileSync } from "node:fs";
import path from "node:path";
import { type Schedule, calendarFindings, databaseFix, functionFinding, scheduleFindings } from "./backend-findings";
import { readMigrations } from "./migrate";

const now = Date.parse("2026-11-28T12:00:00Z");
const working: Schedule = {
  jobs: [],
  failedJobs: [],
  lastRun: "2026-11-28T11:45:00Z",
  responses: [{ status: 200, count: 8 }],
};
const of = (state: Partial<Schedule>) => scheduleFindings({ ...working, ...state }, now);
const wrong = (state: Partial<Schedule>) => of({ jobs: [...ofMigrations, handMade], ...state }).filter(({ ok }) => !ok);

const ofMigrations = [
  "deletions",
  "old records of sign-ins",
  "old runs of jobs",
  "statistics of ended days",
  "statistics of today",
];
const handMade = "emails and files";
const okOf = (jobs: string[]) =>
  of({ jobs })
    .slice(0, 2)
    .map(({ ok }) => ok);

test("the schedule is complete with the jobs of the migrations and the manually created one", () => {
  expect(okOf([...ofMigrations, handMade])).toEqual([true, true]);
  expect(okOf([...ofMigrations, handMade, "another"])).toEqual([true, true]);
  expect(okOf(ofMigrations)).toEqual([true, false]);
  expect(okOf(["another", "statistics of today", handMade])).toEqual([false, true]);
  expect(okOf([])).toEqual([false, false]);
});

test("the manually created job has the name from the guide", () => {
  const guide = readFileSync(path.join(__dirname, "../../docs/backend.md"), "utf8");
  expect(guide).toMatch(new RegExp(`^7\\. [^]*cron\\.schedule\\('${handMade}'[^]*^8\\. `, "m"));
  expect(of({})[1]?.fix).toContain("docs/backend.md, step 7");
});

test("a missing job is reported with the command that restores it", () => {
  const [{ fix } = { fix: "" }] = of({ jobs: ["deletions", "statistics of today"] });
  expect(fix).toContain("select private.schedule_jobs()");
  expect(fix).toContain("(missing: statistics of ended days, old runs of jobs, old records of sign-ins)");
});

test("a schedule passes if its jobs run and their requests are answered", () => {
  expect(wrong({})).toEqual([]);
});

test.each([
  ["that never ran", null, "No job has run yet"],
  ["whose newest run is an hour old", "2026-11-28T11:00:00Z", "at 2026-11-28T11:00:00Z"],
])("a schedule %s is reported", (_, lastRun, what) => {
  expect(wrong({ lastRun })).toEqual([{ ok: false, what: expect.stringContaining(what), fix: expect.any(String) }]);
});

test("a job whose newest run failed is reported with its error", () => {
  const [found, ...others] = wrong({ failedJobs: [{ job: "deletions", error: "ERROR: out of space" }] });
  expect([found?.what, others]).toEqual(["The newest run of the job “deletions” failed: ERROR: out of space", []]);
});

test.each([
  [403, "MAINTENANCE_SECRET"],
  [404, "Deploy the functions"],
  [503, ".env.functions"],
  [500, "log of the functions"],
  [null, "did not respond"],
])("requests of jobs with the response %s are reported, although their jobs succeed", (status, fix) => {
  expect(
    wrong({
      responses: [
        { status: 200, count: 4 },
        { status, count: 4 },
      ],
    }),
  ).toEqual([{ ok: false, what: expect.stringContaining("4 requests"), fix: expect.stringContaining(fix) }]);
});

test("docs/operate.md has the section that the finding names, and it covers MAINTENANCE_SECRET", () => {
  const guide = readFileSync(path.join(__dirname, "../../docs/operate.md"), "utf8");
  expect(guide).toMatch(/^## Changing a secret$[^]*`MAINTENANCE_SECRET`[^]*vault\.update_secret[^]*^## /m);
});

describe("calendar feeds", () => {
  const now = Date.parse("2026-11-25T08:00:00Z");
  const feed = (goodAt: string | null, problem: string | null = null, suite: string | null = null) => ({
    label: "Airbnb",
    suite,
    good_at: goodAt,
    problem,
  });
  const suites = ["luxury-suite", "garden-suite"];
  const found = (jobs: readonly string[], feeds: Parameters<typeof calendarFindings>[1]) =>
    calendarFindings(jobs, feeds, now, suites);
  const wrong = (...parameters: Parameters<typeof found>) => found(...parameters).filter(({ ok }) => !ok);

  test("a backend without calendar feeds passes", () => {
    expect(found([], [])).toEqual([{ ok: true, what: expect.stringContaining("no feed") }]);
  });

  test("a feed read within 24 hours passes, even if the newest attempt failed", () => {
    expect(wrong(["calendars"], [feed("2026-11-24T09:00:00+00:00", "slow")])).toEqual([]);
  });

  test.each([
    ["whose last successful reading is older than 24 hours", "2026-11-24T07:59:00+00:00"],
    ["that was never read successfully", null],
  ])("a feed %s is reported", (_, goodAt) => {
    expect(wrong(["calendars"], [feed(goodAt, "refused")])).toEqual([
      { ok: false, what: expect.stringMatching(/^Calendar Airbnb: .*\(refused\)$/), fix: expect.any(String) },
    ]);
  });

  test("a feed without the job is reported, and a job without feeds", () => {
    expect(wrong([], [feed("2026-11-25T07:50:00+00:00")])[0]?.what).toContain("the job “calendars”");
    expect(wrong(["calendars"], [])[0]?.fix).toContain("CALENDAR_FEEDS");
  });

  test("a feed of a suite that the content does not have is reported", () => {
    const of = (suite: string) => wrong(["calendars"], [feed("2026-11-25T07:50:00+00:00", null, suite)]);
    expect(of("garden-suite")).toEqual([]);
    expect(of("cellar")).toEqual([
      { ok: false, what: expect.stringContaining("no suite “cellar”"), fix: expect.stringContaining("garden-suite") },
    ]);
  });

  test("the job for calendars has the same name in the guide and in the check", () => {
    const guide = readFileSync(path.join(__dirname, "../../docs/backend.md"), "utf8");
    expect(guide).toMatch(/^### Calendar feeds$[^]*cron\.schedule\('calendars'/m);
  });
});

const refusal = (code: string) => ({ error: { code, message: "" } });

test.each([
  ["contact", 422, refusal("invalid_input")],
  ["purge", 401, refusal("not_signed_in")],
  ["uploads", 200, []],
])("function %s works if it answers an empty request with %i", (name, status, body) => {
  expect(functionFinding(name, status, body)).toEqual({ ok: true, what: `Function ${name} answers ${status}` });
});

test.each([
  ["is not deployed", "contact", 404, { message: "Requested function was not found" }, "functions deploy contact"],
  ["lists no pictures", "uploads", 500, null, "functions deploy uploads"],
  ["has no settings", "contact", 503, refusal("not_configured"), "secrets set"],
  ["does not reach the database", "contact", 503, refusal("unavailable"), "log of the function contact"],
  ["has an error", "contact", 500, refusal("internal"), "log of the function contact"],
  ["refuses the site", "contact", 403, refusal("origin_not_allowed"), "ALLOWED_ORIGINS"],
])("a function that %s is reported", (_, name, status, body, fix) => {
  expect(functionFinding(name, status, body)).toMatchObject({ ok: false, fix: expect.stringContaining(fix) });
});

test("a database that refuses the secret key gets the grants of the first migration, any other problem the migrations", () => {
  const granted = readMigrations()[0]?.sql.matchAll(/grant ([a-z, ]+) on (tables|sequences) to service_role;/g) ?? [];
  const statements = [...granted].map(([, what = "", kind = ""]) => `grant ${what} on all ${kind} in schema public to`);
  expect(statements).toHaveLength(2);
  for (const statement of statements) expect(databaseFix(403)).toContain(statement);
  for (const status of [200, 401, 404, 503]) expect(databaseFix(status)).toMatch(/supabase db push.* secret key/);
});

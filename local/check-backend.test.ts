import { readFileSync } from "node:fs";
import path from "node:path";
import { calendarFindings } from "./check-backend";

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
    const guide = readFileSync(path.join(__dirname, "../docs/backend.md"), "utf8");
    expect(guide).toMatch(/^### Calendar feeds$[^]*cron\.schedule\('calendars'/m);
  });
});

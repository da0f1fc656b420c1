import { readFileSync } from "node:fs";
import path from "node:path";
import { type Schedule, scheduleFindings } from "./schedule-findings";

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
const judged = (jobs: string[]) =>
  of({ jobs })
    .slice(0, 2)
    .map(({ ok }) => ok);

test("the schedule is complete with the jobs of the migrations and the manually created one", () => {
  expect(judged([...ofMigrations, handMade])).toEqual([true, true]);
  expect(judged([...ofMigrations, handMade, "another"])).toEqual([true, true]);
  expect(judged(ofMigrations)).toEqual([true, false]);
  expect(judged(["another", "statistics of today", handMade])).toEqual([false, true]);
  expect(judged([])).toEqual([false, false]);
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

test("jobs that run and whose requests are answered pass", () => {
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

test("the part of the guide that is named exists, and describes this secret", () => {
  const guide = readFileSync(path.join(__dirname, "../../docs/operate.md"), "utf8");
  expect(guide).toMatch(/^## Changing a secret$[^]*`MAINTENANCE_SECRET`[^]*vault\.update_secret[^]*^## /m);
});

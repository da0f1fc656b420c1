import { readFileSync } from "node:fs";
import path from "node:path";
import { scheduleFindings } from "./check-backend";

const ofMigrations = [
  "deletions",
  "old records of sign-ins",
  "old runs of jobs",
  "statistics of ended days",
  "statistics of today",
];
const handMade = "emails and files";
const judged = (jobs: readonly string[]) => scheduleFindings(jobs).map(({ ok }) => ok);

test("the schedule is whole with the jobs of the migrations and the one made by hand, whatever else runs", () => {
  expect(judged([...ofMigrations, handMade])).toEqual([true, true]);
  expect(judged([...ofMigrations, handMade, "another"])).toEqual([true, true]);
  expect(judged(ofMigrations)).toEqual([true, false]);
  expect(judged(["another", "statistics of today", handMade])).toEqual([false, true]);
  expect(judged([])).toEqual([false, false]);
});

test("the job made by hand has the name that the guide gives it", () => {
  const guide = readFileSync(path.join(__dirname, "../docs/backend.md"), "utf8");
  expect(guide).toMatch(new RegExp(`^7\\. [^]*cron\\.schedule\\('${handMade}'[^]*^8\\. `, "m"));
  expect(scheduleFindings([])[1]?.cure).toContain("docs/backend.md, step 7");
});

test("what is missing is named, with what brings it back", () => {
  const [{ cure } = { cure: "" }] = scheduleFindings(["deletions", "statistics of today"]);
  expect(cure).toContain("select private.schedule_jobs()");
  expect(cure).toContain("(missing: statistics of ended days, old runs of jobs, old records of sign-ins)");
});

/** Judges the schedule of a hosted project for `npm run check:backend`: whether its jobs exist, run, and are answered by the functions. */
import * as v from "valibot";
import { readMigrations } from "./migrate";

export interface Finding {
  readonly ok: boolean;
  readonly what: string;
  /** How to fix the problem. */
  readonly fix?: string;
}

/** The part of `backend_status` about the schedule. */
export const scheduleSchema = v.object({
  jobs: v.array(v.string()),
  /** Jobs whose newest run failed. */
  failedJobs: v.array(v.object({ job: v.string(), error: v.nullable(v.string()) })),
  /** Time of the newest run of any job. */
  lastRun: v.nullable(v.string()),
  /** How often each status was the response to the requests of jobs in the last hour; null: no response. */
  responses: v.array(v.object({ status: v.nullable(v.number()), count: v.number() })),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

const jobsInMigrations = (): string[] =>
  readMigrations().flatMap(({ sql }) => [...sql.matchAll(/cron\.schedule\('([^']+)'/g)].map(([, name = ""]) => name));

/** The job of the function purge. No migration can create it, because it contains the project's own URL. */
const handMadeJob = "emails and files";

const existence = ({ jobs }: Schedule): Finding[] => {
  const missing = jobsInMigrations().filter((job) => !jobs.includes(job));
  return [
    {
      ok: missing.length === 0,
      what: `Schedule: ${jobs.join(", ") || "none"}`,
      fix: `Switch pg_cron on (Database → Extensions), then run “select private.schedule_jobs()” in the SQL editor (missing: ${missing.join(", ")})`,
    },
    {
      ok: jobs.includes(handMadeJob),
      what: `Schedule of the function purge: the job “${handMadeJob}”`,
      fix: "Switch pg_net on (Database → Extensions), then run the statements of docs/backend.md, step 7, in the SQL editor",
    },
  ];
};

/** One job runs every quarter of an hour, so after an hour without any run the schedule has stopped. */
const longestPause = 60 * 60 * 1000;

const runs = ({ jobs, failedJobs, lastRun }: Schedule, now: number): Finding[] => {
  if (jobs.length === 0) return [];
  const isRunning = lastRun !== null && now - Date.parse(lastRun) < longestPause;
  return [
    {
      ok: isRunning,
      what: lastRun === null ? "No job has run yet" : `The newest run of a job was at ${lastRun}`,
      fix: "If the jobs are new, wait a quarter of an hour. Otherwise restart the project (Project Settings → General): it may have been paused",
    },
    ...failedJobs.map(({ job, error }) => ({
      ok: false,
      what: `The newest run of the job “${job}” failed: ${error ?? "without a message"}`,
      fix: "Find the cause in the database’s log. The job runs again at its next time; nothing else has to be done then",
    })),
  ];
};

const fixOf = (status: number | null): string => {
  if (status === null) return "The functions did not respond in time: look at their log";
  if (status === 401 || status === 403)
    return "The secret in the database is not that of the functions: docs/operate.md, “Changing a secret”, MAINTENANCE_SECRET";
  if (status === 404)
    return "Deploy the functions, and compare the URL in the jobs with the project’s (docs/backend.md, step 7)";
  if (status === 503) return "supabase secrets set --env-file .env.functions (npm run backend:secrets writes the file)";
  return "Look at the log of the functions purge and calendars";
};

/** A job that sends a request succeeds whatever the response is. */
const answers = ({ responses }: Schedule): Finding[] =>
  responses
    .filter(({ status }) => status === null || status < 200 || status > 299)
    .map(({ status, count }) => ({
      ok: false,
      what: `${count} requests of jobs in the last hour: ${status === null ? "no response" : `response ${status}`}`,
      fix: fixOf(status),
    }));

/** Checks the schedule by the names of the active jobs, their runs and the responses to their requests. */
export const scheduleFindings = (schedule: Schedule, now: number): Finding[] => [
  ...existence(schedule),
  ...runs(schedule, now),
  ...answers(schedule),
];

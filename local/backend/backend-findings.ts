/**
 * Checks the schedule, the calendar feeds and the functions of a hosted project for `npm run check:backend`: whether the jobs exist and run,
 * whether the functions respond to them and to visitors, and whether the feeds are read.
 */
import * as v from "valibot";
import { isStale } from "../../src/lib/booking/availability.ts";
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
  /** The responses to the requests of jobs in the last hour, counted by status; null: no response. */
  responses: v.array(v.object({ status: v.nullable(v.number()), count: v.number() })),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

const jobsInMigrations = (): string[] =>
  readMigrations().flatMap(({ sql }) => [...sql.matchAll(/cron\.schedule\('([^']+)'/g)].map(([, name = ""]) => name));

/** The job of the function purge. No migration can create it, because it contains the project's own URL. */
const purgeJob = "emails and files";

const existence = ({ jobs }: Schedule): Finding[] => {
  const missing = jobsInMigrations().filter((job) => !jobs.includes(job));
  return [
    {
      ok: missing.length === 0,
      what: `Schedule: ${jobs.join(", ") || "none"}`,
      fix: `Switch pg_cron on (Database → Extensions), then run “select private.schedule_jobs()” in the SQL editor (missing: ${missing.join(", ")})`,
    },
    {
      ok: jobs.includes(purgeJob),
      what: `Schedule of the function purge: the job “${purgeJob}”`,
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
      fix: "Find the cause in the database’s log. After that, do nothing: the job runs again at its next time",
    })),
  ];
};

const setSecrets = "npx supabase secrets set --env-file .env.functions (npm run backend:secrets writes the file)";

const fixOf = (status: number | null): string => {
  if (status === null) return "The functions did not respond in time: look at their log";
  if (status === 401 || status === 403)
    return "The database and the functions have different maintenance secrets: docs/operate.md, “Changing a secret”, MAINTENANCE_SECRET";
  if (status === 404)
    return "Deploy the functions, and compare the URL in the jobs with the project’s (docs/backend.md, step 7)";
  if (status === 503) return setSecrets;
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

/** The job of the function calendars. It is created by hand too, because it contains the project's own URL. */
const calendarJob = "calendars";

/** The rows of `calendar_snapshots`. */
export const feedRowsSchema = v.array(
  v.object({
    label: v.string(),
    suite: v.nullable(v.string()),
    good_at: v.nullable(v.string()),
    problem: v.nullable(v.string()),
  }),
);

/**
 * Checks that the calendar feeds are read. Feeds are optional; but if there is a feed, or the job that reads them, each
 * feed must have been read successfully within the last 24 hours. If a feed belongs to a suite, the content must have
 * that suite: its id must be in `suites`.
 */
export const calendarFindings = (
  jobs: readonly string[],
  feeds: v.InferOutput<typeof feedRowsSchema>,
  now: number,
  suites: readonly string[],
): Finding[] => {
  const hasJob = jobs.includes(calendarJob);
  if (!hasJob && feeds.length === 0) return [{ ok: true, what: "Calendars: no feed is configured" }];
  const late = feeds.filter(({ good_at: goodAt }) => isStale({ checkedAt: goodAt }, now));
  return [
    {
      ok: hasJob,
      what: `Schedule of the function calendars: the job “${calendarJob}”`,
      fix: "Run the statements of docs/backend.md, “Calendar feeds”, in the SQL editor",
    },
    {
      ok: feeds.length > 0,
      what: `Calendars: ${feeds.map(({ label }) => label).join(", ") || "none has been read"}`,
      fix: "Set the secret CALENDAR_FEEDS (docs/backend.md, “Calendar feeds”), then press “Read now” at /admin/calendars",
    },
    ...late.map(({ label, good_at: goodAt, problem }) => ({
      ok: false,
      what: `Calendar ${label}: ${goodAt === null ? "never read" : `last read successfully at ${goodAt}`}${problem === null ? "" : ` (${problem})`}`,
      fix: "/admin/calendars says what is wrong with it, and how to fix it",
    })),
    ...feeds
      .filter(({ suite }) => suite !== null && !suites.includes(suite))
      .map(({ label, suite }) => ({
        ok: false,
        what: `Calendar ${label}: there is no suite “${suite ?? ""}”, so its nights count for the whole house`,
        fix: `Write one of ${suites.join(", ")} as its “suite” in the secret CALENDAR_FEEDS, or leave “suite” out`,
      })),
  ];
};

/** The command that applies the migrations to the linked project; without `--remote` it would apply them to a local stack. */
export const pushMigrations = "npx supabase db push --remote";

/** How to fix a database that does not give the right answer to a request with the secret key. */
export const databaseFix = (status: number): string =>
  status === 403
    ? "Check that it is the secret key of this project. If it is, the service role lacks its permissions: run “grant select, insert, update, delete on all tables in schema public to service_role; grant usage on all sequences in schema public to service_role;” in the SQL editor"
    : `${pushMigrations}, and check the secret key`;

const failureSchema = v.object({ error: v.object({ code: v.string() }) });

/** How to fix a function, by its response to an empty request; undefined if the response is the expected one. */
const functionFix = (name: string, status: number, answer: unknown): string | undefined => {
  const failure = v.safeParse(failureSchema, answer);
  // The expected response of `uploads` is the list of the published pictures.
  if (!failure.success)
    return name === "uploads" && status === 200 ? undefined : `npx supabase functions deploy ${name} --use-api`;
  const { code } = failure.output.error;
  if (code === "not_configured") return setSecrets;
  if (code === "origin_not_allowed") return "Add the site's address to the secret ALLOWED_ORIGINS";
  return status < 500 ? undefined : `Look at the log of the function ${name}`;
};

/** Checks a function by its response to an empty request. */
export const functionFinding = (name: string, status: number, answer: unknown): Finding => {
  const fix = functionFix(name, status, answer);
  return { ok: fix === undefined, what: `Function ${name} answers ${status}`, ...(fix !== undefined && { fix }) };
};

/**
 * `npm run check:backend`: checks the setup of a hosted project. Needs SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
 * SUPABASE_SECRET_KEY. With SITE_ORIGIN, the site's address, it also checks that the functions accept requests from the
 * site's pages. Exits with 1 if anything is missing or wrong.
 */
import * as v from "valibot";
import { contentDirectory } from "../gatsby/folders";
import { pathsOf, suiteFoldersOf } from "../gatsby/content/content-reader";
import { reasonOf } from "../gatsby/reason-of";
import { siteSpeedPath, siteSpeedRequest } from "../src/lib/site-speed.ts";
import { keyHeaders } from "../supabase/functions/_shared/database.ts";
import { type Environment, readCheckEnvironment } from "./backend/check-environment";
import { functionNames } from "./backend/functions.ts";
import { readMigrations } from "./backend/migrate.ts";
import {
  type Finding,
  calendarFindings,
  databaseFix,
  feedRowsSchema,
  functionFinding,
  pushMigrations,
  scheduleFindings,
  scheduleSchema,
} from "./backend/backend-findings";
import { orExplain } from "./refusal";

const statusSchema = v.object({
  unprotectedTables: v.array(v.string()),
  tables: v.array(v.string()),
  owners: v.number(),
  bucket: v.boolean(),
  waitingEmails: v.number(),
  ...scheduleSchema.entries,
});

const tablesInMigrations = (): string[] =>
  readMigrations().flatMap(({ sql }) =>
    [...sql.matchAll(/^create table public\.(\w+)/gm)].map(([, name = ""]) => name),
  );

const checkCalendars = async (
  { SUPABASE_URL, SUPABASE_SECRET_KEY }: Environment,
  jobs: readonly string[],
): Promise<Finding[]> => {
  const address = `${SUPABASE_URL}/rest/v1/calendar_snapshots?select=label,suite,good_at,problem&order=feed`;
  const response = await fetch(address, { headers: keyHeaders(SUPABASE_SECRET_KEY) });
  const feeds = v.safeParse(feedRowsSchema, await response.json().catch(() => null));
  return feeds.success
    ? calendarFindings(jobs, feeds.output, Date.now(), suiteFoldersOf(pathsOf(contentDirectory)))
    : [{ ok: false, what: `Calendars: the table answers ${response.status}`, fix: databaseFix(response.status) }];
};

const checkDatabase = async (environment: Environment): Promise<Finding[]> => {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = environment;
  const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/backend_status`, {
    method: "POST",
    headers: { "content-type": "application/json", ...keyHeaders(SUPABASE_SECRET_KEY) },
    body: "{}",
  });
  const result = v.safeParse(statusSchema, await response.json().catch(() => null));
  if (!response.ok || !result.success) {
    return [
      {
        ok: false,
        what: `The database answers ${response.status} when it is asked for its status`,
        fix: databaseFix(response.status),
      },
    ];
  }
  const { unprotectedTables, tables, owners, bucket, waitingEmails, ...schedule } = result.output;
  const missing = tablesInMigrations().filter((table) => !tables.includes(table));
  return [
    {
      ok: missing.length === 0,
      what: `Tables: ${tables.length} of ${tablesInMigrations().length}`,
      fix: `${pushMigrations} (missing: ${missing.join(", ")})`,
    },
    {
      ok: unprotectedTables.length === 0,
      what: "Row-level security on every table",
      fix: `Enable it on ${unprotectedTables.join(", ")}`,
    },
    { ok: bucket, what: "The private bucket “uploads”", fix: pushMigrations },
    {
      ok: owners > 0,
      what: "An owner in the team",
      fix: "Invite the owner, then run supabase/seed.sql with the right address",
    },
    ...scheduleFindings(schedule, Date.now()),
    ...(await checkCalendars(environment, schedule.jobs)),
    {
      ok: waitingEmails < 20,
      what: `${waitingEmails} emails waiting`,
      fix: "Check RESEND_API_KEY and the sender's domain, then call the function purge",
    },
  ];
};

const checkAnonymous = async ({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Environment): Promise<Finding[]> => {
  // With a wrong key, the tables would seem protected too. So the key is first tried in a request that visitors may send.
  const allowed = await fetch(`${SUPABASE_URL}${siteSpeedPath}`, siteSpeedRequest(SUPABASE_PUBLISHABLE_KEY));
  await allowed.body?.cancel();
  const readable: string[] = [];
  for (const table of tablesInMigrations()) {
    const response = await fetch(`${SUPABASE_URL}/rest/v1/${table}?select=*&limit=1`, {
      headers: keyHeaders(SUPABASE_PUBLISHABLE_KEY),
    });
    if (response.ok) readable.push(table);
    await response.body?.cancel();
  }
  return [
    {
      ok: allowed.ok,
      what: `The public key is ${allowed.ok ? "accepted" : `refused (${allowed.status})`}`,
      fix: "Copy the publishable key of this project: Project Settings → API keys. The build needs the same one",
    },
    {
      ok: readable.length === 0,
      what: "Every table closed to the public key",
      fix: `Revoke the grants on ${readable.join(", ")}`,
    },
  ];
};

const checkFunctions = async (environment: Environment): Promise<Finding[]> => {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_ORIGIN } = environment;
  const findings: Finding[] = [];
  for (const name of functionNames()) {
    const response = await fetch(`${SUPABASE_URL}/functions/v1/${name}`, {
      method: name === "uploads" ? "GET" : "POST",
      headers: {
        "content-type": "application/json",
        apikey: SUPABASE_PUBLISHABLE_KEY,
        ...(SITE_ORIGIN !== undefined && { origin: new URL(SITE_ORIGIN).origin }),
      },
      ...(name === "uploads" ? {} : { body: "{}" }),
    });
    const answer: unknown = await response.json().catch(() => null);
    findings.push(functionFinding(name, response.status, answer));
  }
  return findings;
};

/** Throws an error with the likely reasons if the project does not respond at all. */
const expectReachable = async ({ SUPABASE_URL }: Environment): Promise<void> => {
  try {
    const response = await fetch(SUPABASE_URL, { method: "HEAD" });
    await response.body?.cancel();
  } catch (error) {
    throw new Error(
      `${SUPABASE_URL} cannot be reached: ${reasonOf(error)}. Check SUPABASE_URL; if the project was paused, resume it at supabase.com.`,
    );
  }
};

void orExplain(async () => {
  const environment = readCheckEnvironment(process.env);
  await expectReachable(environment);
  const findings = [
    ...(await checkDatabase(environment)),
    ...(await checkAnonymous(environment)),
    ...(await checkFunctions(environment)),
  ];
  for (const { ok, what, fix } of findings) console.log(ok ? `✓ ${what}` : `✗ ${what}\n  ${fix ?? ""}`);
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
});

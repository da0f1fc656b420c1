/**
 * GET by anybody → `{zone, checkedAt, horizon, taken, notOpen, suites?}`: the availability of the house, and of each suite if it has several.
 * POST {} by the schedule (`x-maintenance-secret`) or staff → `{feeds: [{id, label, problem}]}`: reads all feeds, then notifies people of free
 * nights. For staff, every calendar is fetched even if it is unchanged, because the settings of a feed may have changed. The problem
 * `notSaved` is only in this response: the state of that feed could not be stored.
 */
import * as v from "valibot";
import { type Availability, horizonOf, isStale, nightsOfSuite } from "../../../src/lib/booking/availability.ts";
import { todayIn } from "../../../src/lib/booking/days.ts";
import { Failure, success } from "../_shared/answer.ts";
import type { FeedScope } from "../_shared/calendar/event-days.ts";
import { FeedRefused } from "../_shared/calendar/feed-text.ts";
import type { Feed } from "../_shared/calendar/feeds.ts";
import { type FeedVersion, FetchFailed, feedLimits, fetchFeed } from "../_shared/calendar/fetch-feed.ts";
import { readFeed } from "../_shared/calendar/read-feed.ts";
import {
  type ReadingOutcome,
  type Snapshot,
  calendarStateSchema,
  countsFor,
  mergeAvailability,
  newSnapshot,
  nextSnapshot,
} from "../_shared/calendar/snapshot.ts";
import { requireSchedule, requireStaff } from "../_shared/caller.ts";
import { deliver } from "../_shared/email/deliver.ts";
import { queuedEmailsSchema } from "../_shared/email/queued-email.ts";
import { type Endpoint, type Services, describeError } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";

/** The house's time zone, the current day there, and the day up to which nights are read. */
const scopeOf = ({ environment, clock }: Services): FeedScope => {
  const zone = environment.facts.timeZone;
  const today = todayIn(zone, new Date(clock.now()));
  return { zone, today, horizon: horizonOf(today) };
};

/** The stored readings and blocked nights. */
const stateOf = async ({ database }: Services) =>
  v.parse(calendarStateSchema, await database.call("calendar_state", {}));

/** The ETag and date of the last reading; nulls if the calendar is fetched even if unchanged. */
const knownVersion = (before: Snapshot, { zone, today }: FeedScope, isScheduled: boolean): FeedVersion => {
  // The first reading of a day fetches the calendar even if it is unchanged, because repeating events must be extended to the new horizon.
  const wasReadToday = before.good_at !== null && todayIn(zone, new Date(before.good_at)) === today;
  return isScheduled && wasReadToday
    ? { etag: before.etag, lastModified: before.last_modified }
    : { etag: null, lastModified: null };
};

/** Tries to read one feed. Returns errors as an outcome and never rejects, so that a broken feed does not stop the others. */
const attempt = async (
  feed: Feed,
  version: FeedVersion,
  scope: FeedScope,
  services: Services,
): Promise<ReadingOutcome> => {
  const { environment, fetch, resolve, log } = services;
  try {
    const limits = { ...feedLimits, loopback: environment.loopbackFeeds };
    const fetched = await fetchFeed(feed.address, version, { fetch, resolve }, limits);
    if (fetched.kind === "unchanged") return fetched;
    const window = feed.window === undefined ? undefined : new RegExp(feed.window, "u");
    const reading = readFeed(fetched.bytes, { ...feed, window }, scope);
    return { kind: "read", reading, ...fetched.version };
  } catch (error) {
    if (error instanceof FetchFailed) return { kind: "failed", problem: error.problem };
    if (error instanceof FeedRefused) return { kind: "failed", problem: error.reason };
    log.error("calendar not read", { feed: feed.id, name: error instanceof Error ? error.name : "unknown" });
    return { kind: "failed", problem: "unreadable" };
  }
};

/** Stores the state of one feed, and returns its problem. Never rejects, so that a state that cannot be stored does not stop the other feeds. */
const save = async (after: Snapshot, { database, log }: Services): Promise<string | null> => {
  try {
    await database.call("save_calendar_snapshot", { p_snapshot: after });
  } catch (error) {
    log.error("calendar not saved", { feed: after.feed, ...describeError(error) });
    return "notSaved";
  }
  if (after.problem !== null) log.warn("calendar reading rejected", { feed: after.feed, problem: after.problem });
  return after.problem;
};

/** Reads every feed and stores the result. */
const readAll = async (services: Services, isScheduled: boolean) => {
  const { environment, database, clock } = services;
  const feeds = environment.calendarFeeds;
  const scope = scopeOf(services);
  const { snapshots } = await stateOf(services);
  const results = await Promise.all(
    feeds.map(async (feed) => {
      const before = snapshots.find((snapshot) => snapshot.feed === feed.id) ?? newSnapshot(feed.id, feed.label);
      const outcome = await attempt(feed, knownVersion(before, scope, isScheduled), scope, services);
      const after = nextSnapshot({ ...before, label: feed.label, suite: feed.suite ?? null }, outcome, clock.now());
      return { id: feed.id, label: feed.label, problem: await save(after, services) };
    }),
  );
  await database.call("delete_other_calendars", { p_feeds: feeds.map(({ id }) => id) });
  return results;
};

/** The availability according to the stored readings and blocked nights. */
const availabilityNow = async (services: Services): Promise<Availability> => {
  const { environment, clock } = services;
  const suites = environment.facts.suites.map(({ id }) => id);
  const state = await stateOf(services);
  return mergeAvailability(state, environment.calendarFeeds, scopeOf(services), clock.now(), suites);
};

/**
 * Notifies the people who wait for nights that are free now (../free-nights), and deletes requests whose arrival has passed. All nights of a
 * suite count as not free if one of its calendars, or one of the whole house, was not read successfully within the last day. In a house with
 * several suites, a request that names no suite is about the first one: the link in the email leads to it.
 */
const notifyOfFreeNights = async (services: Services): Promise<void> => {
  const { database, clock, afterwards, environment } = services;
  const { today } = scopeOf(services);
  const now = clock.now();
  const availability = await availabilityNow(services);
  const suites = Object.keys(availability.suites ?? {});
  const nightsNotFree = (suite: string | undefined) => {
    const nights = nightsOfSuite(availability, suite);
    // Without a feed, no reading can be stale, but `checkedAt` is null once the last block is removed, and `isStale` takes that for stale.
    if (environment.calendarFeeds.some(countsFor(suite, suites)) && isStale(nights, now))
      return [[today, "9999-12-31"]];
    return [...nights.taken, ...nights.notOpen, [nights.horizon, "9999-12-31"]];
  };
  const emails = v.parse(
    queuedEmailsSchema,
    (await database.call("tell_of_free_nights", {
      p_gone: {
        "": nightsNotFree(suites[0]),
        ...Object.fromEntries(suites.map((suite) => [suite, nightsNotFree(suite)])),
      },
      p_today: today,
    })) ?? [],
  );
  if (emails.length > 0) afterwards(deliver(emails, services));
};

/** Whether the schedule is calling; otherwise it is staff. Throws a `Failure` for all others, and for staff above their limit. */
const isCalledBySchedule = async (request: Request, services: Services): Promise<boolean> => {
  if (request.headers.has("x-maintenance-secret")) {
    await requireSchedule(request, services);
    return true;
  }
  await requireStaff(request, services);
  const wait = await services.database.call("take_rate_limit", {
    p_scope: "calendars",
    p_subject: "site",
    p_limit: 2,
    p_window_seconds: 60,
  });
  if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
  return false;
};

export const endpoint: Endpoint = {
  name: "calendars",
  methods: ["GET", "POST"],
  handle: async (request, services) => {
    if (request.method === "GET") {
      const availability = await availabilityNow(services);
      return success(availability, { "cache-control": "public, max-age=60", "access-control-allow-origin": "*" });
    }
    const isScheduled = await isCalledBySchedule(request, services);
    await readBody(request, v.object({}));
    const feeds = await readAll(services, isScheduled);
    await notifyOfFreeNights(services);
    return success({ feeds });
  },
};

/** Reads all calendar feeds, and stores the state of each. */
import * as v from "valibot";
import { horizonOf } from "../../../src/lib/booking/availability.ts";
import { todayIn } from "../../../src/lib/booking/days.ts";
import type { FeedScope } from "../_shared/calendar/event-days.ts";
import { FeedRefused } from "../_shared/calendar/feed-text.ts";
import type { Feed } from "../_shared/calendar/feeds.ts";
import { FetchFailed, feedLimits, fetchFeed } from "../_shared/calendar/fetch-feed.ts";
import { readFeed } from "../_shared/calendar/read-feed.ts";
import {
  type ReadingOutcome,
  type Snapshot,
  calendarStateSchema,
  newSnapshot,
  nextSnapshot,
} from "../_shared/calendar/snapshot.ts";
import { type Services, describeError } from "../_shared/endpoint.ts";

/** The house's time zone, and the nights that are read now. */
export const scopeOf = ({ environment, clock }: Services): FeedScope => {
  const zone = environment.facts.timeZone;
  const today = todayIn(zone, new Date(clock.now()));
  return { zone, today, horizon: horizonOf(today) };
};

/** The stored readings and blocked nights. */
export const stateOf = async ({ database }: Services) =>
  v.parse(calendarStateSchema, await database.call("calendar_state", {}));

/** Tries to read one feed. Returns errors as an outcome and never rejects, so that one feed does not stop the others. */
const attempt = async (feed: Feed, before: Snapshot, scope: FeedScope, services: Services): Promise<ReadingOutcome> => {
  const { environment, fetch, resolve, log } = services;
  // The first reading of a day fetches the calendar even if it is unchanged, because repeating events must be extended to the new horizon.
  const wasReadToday = before.good_at !== null && todayIn(scope.zone, new Date(before.good_at)) === scope.today;
  const version = wasReadToday
    ? { etag: before.etag, lastModified: before.last_modified }
    : { etag: null, lastModified: null };
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

/** Stores the state of one feed, and returns its problem. Never rejects, so that one feed whose state cannot be stored does not stop the others. */
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
export const readAll = async (services: Services) => {
  const { environment, database, clock } = services;
  const feeds = environment.calendarFeeds;
  const scope = scopeOf(services);
  const { snapshots } = await stateOf(services);
  const results = await Promise.all(
    feeds.map(async (feed) => {
      const before = snapshots.find((snapshot) => snapshot.feed === feed.id) ?? newSnapshot(feed.id, feed.label);
      const outcome = await attempt(feed, before, scope, services);
      const after = nextSnapshot({ ...before, label: feed.label, suite: feed.suite ?? null }, outcome, clock.now());
      return { id: feed.id, label: feed.label, problem: await save(after, services) };
    }),
  );
  await database.call("delete_other_calendars", { p_feeds: feeds.map(({ id }) => id) });
  return results;
};

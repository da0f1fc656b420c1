/** Updates the stored snapshot of a feed, and merges all snapshots and blocked nights into the availability. Pure functions. */
import * as v from "valibot";
import { type Availability, availabilitySchema } from "../../../../src/lib/booking/availability.ts";
import {
  type NightRun,
  clipRuns,
  mergeRuns,
  nightRunSchema,
  subtractRuns,
} from "../../../../src/lib/booking/night-runs.ts";
import type { FeedScope } from "./event-days.ts";
import type { FetchProblem } from "./fetch-feed.ts";
import type { RefusalReason } from "./feed-text.ts";
import type { FeedReading } from "./read-feed.ts";

const runs = v.array(nightRunSchema);

const snapshotSchema = v.object({
  feed: v.string(),
  label: v.string(),
  suite: v.nullable(v.string()),
  read_at: v.string(),
  good_at: v.nullable(v.string()),
  etag: v.nullable(v.string()),
  last_modified: v.nullable(v.string()),
  taken: runs,
  not_open: runs,
  entries: v.number(),
  warnings: v.array(v.object({ kind: v.string(), count: v.number() })),
  problem: v.nullable(v.string()),
  empty_reads: v.number(),
  empty_since: v.nullable(v.string()),
});

export const calendarStateSchema = v.object({
  snapshots: v.array(snapshotSchema),
  blocked: v.array(v.object({ suite: v.nullable(v.string()), nights: nightRunSchema })),
});

type CalendarState = v.InferOutput<typeof calendarStateSchema>;

export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** Reasons why a reading was not accepted. */
type ReadingProblem = FetchProblem | RefusalReason | "suddenlyEmpty";

/** Result of one attempt to read a feed. */
export type ReadingOutcome =
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly problem: ReadingProblem }
  | {
      readonly kind: "read";
      readonly reading: FeedReading;
      readonly etag: string | null;
      readonly lastModified: string | null;
    };

/**
 * A calendar that is suddenly empty is accepted at the third empty reading or a later one, at the earliest six hours after the first. Failed
 * attempts between them are ignored.
 */
const emptyReadsNeeded = 3;
const emptyPeriod = 6 * 3_600_000;

export const newSnapshot = (feed: string, label: string): Snapshot => ({
  feed,
  label,
  suite: null,
  read_at: new Date(0).toISOString(),
  good_at: null,
  etag: null,
  last_modified: null,
  taken: [],
  not_open: [],
  entries: 0,
  warnings: [],
  problem: null,
  empty_reads: 0,
  empty_since: null,
});

const copyRuns = (nights: readonly NightRun[]): Snapshot["taken"] => nights.map(([from, to]) => [from, to]);

/** The snapshot after an attempt. An accepted reading replaces all nights; after any other attempt they are unchanged. */
export const nextSnapshot = (before: Snapshot, outcome: ReadingOutcome, now: number): Snapshot => {
  const moment = new Date(now).toISOString();
  const attempted = { ...before, read_at: moment };
  if (outcome.kind === "failed") return { ...attempted, problem: outcome.problem };
  if (outcome.kind === "unchanged") return { ...attempted, good_at: moment, problem: null };
  const { reading, etag, lastModified } = outcome;
  const isSuddenlyEmpty = reading.entries === 0 && before.entries > 0;
  if (isSuddenlyEmpty) {
    const empty = { empty_reads: before.empty_reads + 1, empty_since: before.empty_since ?? moment };
    const isAccepted = empty.empty_reads >= emptyReadsNeeded && now - Date.parse(empty.empty_since) >= emptyPeriod;
    // The version is cleared, so that the next request fetches the whole calendar again and counts as another empty reading.
    if (!isAccepted) return { ...attempted, ...empty, etag: null, last_modified: null, problem: "suddenlyEmpty" };
  }
  return {
    ...attempted,
    good_at: moment,
    etag,
    last_modified: lastModified,
    taken: copyRuns(reading.taken),
    not_open: copyRuns(reading.notOpen),
    entries: reading.entries,
    warnings: [...reading.warnings],
    problem: null,
    empty_reads: 0,
    empty_since: null,
  };
};

interface ConfiguredFeed {
  readonly id: string;
  readonly suite?: string | undefined;
}

/**
 * Merges the nights of all configured feeds and the blocked nights. `checkedAt` is the oldest among the times at which
 * each feed was last read successfully, or `now` without feeds. It is null if a feed has never been read successfully,
 * because its nights are unknown, and if there are neither feeds nor blocked nights.
 */
const merged = (
  { snapshots: stored, blocked }: CalendarState,
  feeds: readonly ConfiguredFeed[],
  { today, horizon }: FeedScope,
  now: number,
) => {
  const snapshots = stored.filter(({ feed }) => feeds.some(({ id }) => id === feed));
  const moments = feeds.map(({ id }) => snapshots.find(({ feed }) => feed === id)?.good_at ?? null);
  const areAllRead = moments.every((moment) => moment !== null);
  const oldest = moments.map((moment) => Date.parse(moment ?? "")).reduce((a, b) => Math.min(a, b), now);
  const within = (nights: readonly NightRun[]) => clipRuns(mergeRuns(nights), today, horizon);
  const taken = within([...snapshots.flatMap((snapshot) => snapshot.taken), ...blocked.map(({ nights }) => nights)]);
  const nothingConfigured = feeds.length === 0 && blocked.length === 0;
  return {
    checkedAt: areAllRead && !nothingConfigured ? new Date(oldest).toISOString() : null,
    taken,
    notOpen: subtractRuns(within(snapshots.flatMap((snapshot) => snapshot.not_open)), taken),
  };
};

/**
 * Whether a feed or a blocked night counts for a suite, or without one for the whole house. One whose suite is not in `suites` counts for
 * all, so that no taken night is shown as free.
 */
export const countsFor =
  (suite: string | undefined, suites: readonly string[]) =>
  (entry: { readonly suite?: string | null | undefined }): boolean =>
    !suites.some((id) => id === entry.suite) || entry.suite === suite;

/**
 * The availability according to all configured `feeds` and the blocked nights. `suites` are the ids of the suites if the
 * house has several, and empty if it has one. Each suite gets its own nights and those of the whole house.
 */
export const mergeAvailability = (
  state: CalendarState,
  feeds: readonly ConfiguredFeed[],
  scope: FeedScope,
  now: number,
  suites: readonly string[] = [],
): Availability => {
  const nightsOf = (suite?: string) => {
    const applies = countsFor(suite, suites);
    const blocked = state.blocked.filter(applies);
    return merged({ ...state, blocked }, feeds.filter(applies), scope, now);
  };
  return v.parse(availabilitySchema, {
    zone: scope.zone,
    horizon: scope.horizon,
    ...nightsOf(),
    ...(suites.length > 0 && { suites: Object.fromEntries(suites.map((id) => [id, nightsOf(id)])) }),
  });
};

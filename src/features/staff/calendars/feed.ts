/** Calendar feeds and blocked nights as shown on their page. Pure functions. */
import * as v from "valibot";
import { isStale } from "../../../lib/booking/availability";
import { type Day, addDays, isChoosableDay, nightsBetween } from "../../../lib/booking/days";
import type { Text } from "../../../lib/i18n/keys";
import { clipRuns, countNights, mergeRuns, nightRunSchema } from "../../../lib/booking/night-runs";

/** Reasons why the last reading of a feed was rejected. A newer server may send other reasons; they are read as `unreadable`. */
const problems = [
  "address",
  "privateHost",
  "redirects",
  "tooLarge",
  "slow",
  "refused",
  "unreachable",
  "notCalendar",
  "cut",
  "suddenlyEmpty",
  "unreadable",
] as const;

/** The kinds of warnings about a successful reading. */
const warnings = ["brokenLines", "endBeforeStart", "withoutDay", "tooManyRepeats", "unreadableEntries"] as const;

export const feedSchema = v.object({
  feed: v.string(),
  label: v.string(),
  /** Id of the suite that the feed is about; null for the whole house. */
  suite: v.nullable(v.string()),
  /** Time of the last successful reading; null if there was none. */
  good_at: v.nullable(v.string()),
  taken: v.array(nightRunSchema),
  warnings: v.array(v.object({ kind: v.fallback(v.picklist(warnings), "unreadableEntries"), count: v.number() })),
  problem: v.fallback(v.nullable(v.picklist(problems)), "unreadable"),
});

export type Feed = v.InferOutput<typeof feedSchema>;

/** The result of an attempt to read one feed. */
interface Reading {
  readonly label: string;
  readonly problem: string | null;
}

/**
 * The message after an attempt to read all feeds. It names a feed whose state could not be stored, because the table does not show that
 * problem; the table explains all others.
 */
export const readingText = (feeds: readonly Reading[], t: Text): string => {
  const unsaved = feeds.filter(({ problem }) => problem === "notSaved").map(({ label }) => label);
  const failed = feeds.filter(({ problem }) => problem !== null).length - unsaved.length;
  if (feeds.length === 0) return t("calendars.none");
  if (failed + unsaved.length === 0) return t("calendars.allRead");
  return [
    failed > 0 && t("calendars.someFailed", { count: failed }),
    unsaved.length > 0 && t("calendars.notSaved", { calendars: unsaved.join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
};

/** Columns of a `Feed`. */
export const feedColumns = "feed, label, suite, good_at, taken, warnings, problem";

/** The period in which taken nights are counted, in days from today. */
export const daysAhead = 60;

/** The number of nights taken by a feed in the next `daysAhead` days. */
export const nightsAhead = ({ taken }: Pick<Feed, "taken">, today: Day): number =>
  countNights(clipRuns(mergeRuns(taken), today, addDays(today, daysAhead)));

/** Whether a feed has no successful reading, or one so old that the site ignores it. `now`: milliseconds since 1970. */
export const isOutdated = ({ good_at: goodAt }: Pick<Feed, "good_at">, now: number): boolean =>
  isStale({ checkedAt: goodAt }, now);

export interface BlockedNights {
  readonly id: string;
  readonly first_night: Day;
  readonly departure: Day;
  /** Id of the suite; null if the nights are blocked in the whole house. */
  readonly suite: string | null;
  readonly reason: string;
}

/** The largest number of nights in one entry, as checked by the table. */
export const maxNights = 366;

/** Values of the form that blocks nights; an empty string for a date that has not been chosen. */
export type Block = Pick<BlockedNights, "first_night" | "departure" | "suite" | "reason">;

type BlockError =
  "firstNightMissing" | "departureMissing" | "yearUnknown" | "departureFirst" | "tooLong" | "over" | "reasonMissing";

/** The errors of the form by field, in the order of the fields. */
export const blockErrors = (
  { first_night: firstNight, departure, reason }: Omit<Block, "suite">,
  today: Day,
): Partial<Record<keyof Block, BlockError>> => {
  const checkFirstNight = (): BlockError | undefined => {
    if (firstNight === "") return "firstNightMissing";
    return isChoosableDay(firstNight) ? undefined : "yearUnknown";
  };
  const firstNightError = checkFirstNight();
  const checkDeparture = (): BlockError | undefined => {
    if (departure === "") return "departureMissing";
    if (!isChoosableDay(departure)) return "yearUnknown";
    if (firstNightError === undefined && departure <= firstNight) return "departureFirst";
    if (departure <= today) return "over";
    return firstNightError === undefined && nightsBetween(firstNight, departure) > maxNights ? "tooLong" : undefined;
  };
  const departureError = checkDeparture();
  return {
    ...(firstNightError !== undefined && { first_night: firstNightError }),
    ...(departureError !== undefined && { departure: departureError }),
    ...(reason.trim() === "" && { reason: "reasonMissing" }),
  };
};

/** A calendar feed, and nights blocked by hand, as their page shows them. Pure. */
import * as v from "valibot";
import { isStale } from "../../../lib/booking/availability";
import { type Day, addDays, nightsBetween } from "../../../lib/booking/days";
import { clipRuns, countNights, mergeRuns, nightRunSchema } from "../../../lib/booking/night-runs";

/** Why the last reading of a feed was rejected. The function `calendars` may know more by now: those are the last one here. */
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
  "emptyAtOnce",
  "unreadable",
] as const;

/** What was left out of a reading that went well all the same. */
const warnings = ["brokenLines", "endBeforeStart", "withoutDay", "tooManyRepeats", "unreadableEntries"] as const;

export const feedSchema = v.object({
  feed: v.string(),
  label: v.string(),
  /** When it was last read well; null where it never was. */
  good_at: v.nullable(v.string()),
  taken: v.array(nightRunSchema),
  warnings: v.array(v.object({ kind: v.fallback(v.picklist(warnings), "unreadableEntries"), count: v.number() })),
  problem: v.fallback(v.nullable(v.picklist(problems)), "unreadable"),
});

export type Feed = v.InferOutput<typeof feedSchema>;

/** Columns of a `Feed`. */
export const feedColumns = "feed, label, good_at, taken, warnings, problem";

/** How far the number of taken nights looks ahead, in days. */
export const daysAhead = 60;

/** Nights that a feed takes from `today` on. */
export const nightsAhead = ({ taken }: Pick<Feed, "taken">, today: Day): number =>
  countNights(clipRuns(mergeRuns(taken), today, addDays(today, daysAhead)));

/** Whether the site goes by what was read no longer. `now` is in milliseconds. */
export const isOutdated = ({ good_at: goodAt }: Pick<Feed, "good_at">, now: number): boolean =>
  isStale({ checkedAt: goodAt }, now);

export interface BlockedNights {
  readonly id: string;
  readonly first_night: Day;
  readonly departure: Day;
  readonly reason: string;
}

/** Most nights that can be blocked at once, as the table has it. */
export const mostNights = 366;

/** What was filled in to block nights; days are empty where none was chosen. */
export type Block = Pick<BlockedNights, "first_night" | "departure" | "reason">;

export type BlockError =
  "firstNightMissing" | "departureMissing" | "departureFirst" | "tooLong" | "over" | "reasonMissing";

/** What is wrong with it, by field, in the order of the form. */
export const blockErrors = (
  { first_night: firstNight, departure, reason }: Block,
  today: Day,
): Partial<Record<keyof Block, BlockError>> => {
  const ofDeparture = (): BlockError | undefined => {
    if (departure === "") return "departureMissing";
    if (firstNight !== "" && departure <= firstNight) return "departureFirst";
    if (departure <= today) return "over";
    return firstNight !== "" && nightsBetween(firstNight, departure) > mostNights ? "tooLong" : undefined;
  };
  const wrong = ofDeparture();
  return {
    ...(firstNight === "" && { first_night: "firstNightMissing" }),
    ...(wrong !== undefined && { departure: wrong }),
    ...(reason.trim() === "" && { reason: "reasonMissing" }),
  };
};

/**
 * Whether seasons, offers and documents of the house are current. Days are YYYY-MM-DD. `today` is empty while it is unknown.
 * Pure functions.
 */
import { type Day, type MaybeDay, nightsBetween } from "./booking/days.ts";

/** Whether `lastDay` has passed. While today is unknown, the value from the build is used. */
export const hasEnded = (lastDay: Day, today: MaybeDay, endedAtBuild: boolean): boolean =>
  today === "" ? endedAtBuild : lastDay < today;

/**
 * Whether today is between the first and the last day, both included. While today is unknown, the value from the build
 * is used.
 */
export const isCurrent = (first: Day, last: Day, today: MaybeDay, currentAtBuild: boolean): boolean =>
  today === "" ? currentAtBuild : first <= today && today <= last;

/** Number of days until the last day: 0 on that day, negative afterwards. */
export const daysUntil = (lastDay: Day, today: Day): number => nightsBetween(today, lastDay);

/**
 * First and last day of a season, both included: `MM-DD`, or `YYYY-MM-DD` for one year. A yearly season whose start is after its end
 * continues past New Year.
 */
export interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Whether a day is in a season. The day must have the format of the season's dates. */
export const isInSeason = (day: string, { from, to }: SeasonDates): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

/** Whether a season of one year has ended before a day. A yearly season never ends. */
export const isOver = ({ to }: SeasonDates, today: string): boolean => to.length === today.length && to < today;

/**
 * The owner is warned this many days before a safety document, the rates or an offer expire: by the build, by
 * `check:launch` and on the staff overview.
 */
export const warningDays = 30;

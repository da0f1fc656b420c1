/**
 * Whether offers and documents of the house are current, and when the owner is warned. Days are YYYY-MM-DD. `today` is empty
 * while it is unknown. Pure functions.
 */
import { type Day, type MaybeDay, nightsBetween } from "./booking/days";

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
 * The owner is warned this many days before a safety document, the rates or an offer expire: by the build, by
 * `check:launch` and on the staff overview.
 */
export const warningDays = 30;

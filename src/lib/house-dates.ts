/** What a day says of something that holds from one day to another. Days are YYYY-MM-DD; an empty `today` is not known yet. Pure. */
import { type Day, type MaybeDay, nightsBetween } from "./booking/days";

/** Whether something that holds through `lastDay` has ended. Before the day is known, the build's word counts. */
export const hasEnded = (lastDay: Day, today: MaybeDay, endedAtBuild: boolean): boolean =>
  today === "" ? endedAtBuild : lastDay < today;

/** Whether today is one of the days from the first to the last, both included. Before the day is known, the build's word counts. */
export const isCurrent = (first: Day, last: Day, today: MaybeDay, currentAtBuild: boolean): boolean =>
  today === "" ? currentAtBuild : first <= today && today <= last;

/** Days until the last one, that one being 0; negative once it has passed. */
export const daysUntil = (lastDay: Day, today: Day): number => nightsBetween(today, lastDay);

/** The nights of one occurrence of a calendar entry, by the rules of its feed. */
import { type Day, addDays } from "../../../../src/lib/booking/days.ts";
import type { NightRun } from "../../../../src/lib/booking/night-runs.ts";
import {
  type EventDay,
  type FeedScope,
  type Property,
  eventDay,
  eventDays,
  eventEnd,
  findProperty,
  textOf,
} from "./event-days.ts";
import type { Feed } from "./feeds.ts";
import type { FileZones } from "./file-zones.ts";

/** How one feed is interpreted. */
export type FeedRules = Pick<Feed, "ends" | "transparent" | "sameDay"> & {
  /**
   * Pattern for titles. If the last entry matches, and no booking ends on the same day, its nights are not open for booking yet: the
   * booking window ends before it.
   */
  readonly window?: RegExp;
};

/** Why the nights of an occurrence cannot be read. */
export type NightsProblem = "withoutDay" | "endBeforeStart";

/** The nights of an occurrence, a problem if they cannot be read, or null if it has none. */
type Nights = NightRun | NightsProblem | null;

/** Whether an event takes no nights, because it is cancelled or marked as free. */
const isFree = (properties: readonly Property[], { transparent }: FeedRules): boolean =>
  textOf(properties, "status").toUpperCase() === "CANCELLED" ||
  (transparent === "free" && textOf(properties, "transp").toUpperCase() === "TRANSPARENT");

const oneNight = (day: Day): NightRun => [day, addDays(day, 1)];

/** The nights from the day of a start to that of an end. */
const nightsTo = (start: Day, end: Day | undefined, { sameDay }: FeedRules): Nights => {
  if (end === undefined) return "withoutDay";
  if (end < start) return "endBeforeStart";
  if (end > start) return [start, end];
  return sameDay === "night" ? oneNight(start) : null;
};

/** The nights of an event's first occurrence. */
export const nightsOf = (
  properties: readonly Property[],
  rules: FeedRules,
  { zone }: FeedScope,
  zones: FileZones,
): Nights => {
  if (isFree(properties, rules)) return null;
  const dtstart = findProperty(properties, "dtstart");
  const start = dtstart && eventDay(dtstart, zone, zones)?.day;
  if (dtstart === undefined || start === undefined) return "withoutDay";
  const dtend = findProperty(properties, "dtend");
  if (dtend !== undefined) {
    const end = eventDay(dtend, zone, zones);
    const isLastNight = rules.ends === "lastNight" && end?.timed === false;
    return nightsTo(start, end && (isLastNight ? addDays(end.day, 1) : end.day), rules);
  }
  const duration = textOf(properties, "duration");
  if (duration === "") return oneNight(start);
  return nightsTo(start, eventEnd(dtstart, dtstart.values[0], duration, zone, zones)?.day, rules);
};

/**
 * The nights of the occurrences that an `RDATE` adds. A period has its own end or duration. For a day or a time, `nightsFrom`
 * returns as many nights as the event has.
 */
export const addedNights = (
  property: Property,
  nightsFrom: (day: Day) => NightRun,
  rules: FeedRules,
  { zone }: FeedScope,
  zones: FileZones,
): Nights[] => {
  const starts = eventDays(property, zone, zones);
  return property.values.map((value, index): Nights => {
    const start: EventDay | undefined = starts[index];
    if (start === undefined) return "withoutDay";
    if (!Array.isArray(value)) return nightsFrom(start.day);
    const [from, to] = value.map(String);
    const end = to?.includes("P")
      ? eventEnd(property, from, to, zone, zones)
      : eventDay({ ...property, values: [to] }, zone, zones);
    return nightsTo(start.day, end?.day, rules);
  });
};

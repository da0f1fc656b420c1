/** The time zones that a calendar file defines itself. */
import ICAL from "ical.js";
import type { Day } from "../../../../src/lib/booking/days.ts";
import { BoundedDays } from "./bounded-days.ts";

/** The changes of a zone's offset, the earliest first: from which local time it applies, and milliseconds from UTC. */
type FileZone = readonly { readonly from: string; readonly offset: number }[];

/** The zones of a file by their name. */
export type FileZones = ReadonlyMap<string, FileZone>;

/**
 * Maximum number of changes in all zones of one file. Outlook's zones begin in the year 1601 and have two changes a year. ICAL.Timezone has no
 * limit: a zone that changes every second would occupy it for hours.
 */
const maxChanges = 5_000;

/** The local times at which an offset begins to apply, up to `end`. Each reduces `budget`. */
const startsOf = (observance: ICAL.Component, start: ICAL.Time, end: ICAL.Time, budget: { left: number }): string[] => {
  const added = observance.getAllProperties("rdate").flatMap((property): unknown[] => property.getValues());
  const starts = [start, ...added].map(String);
  budget.left -= starts.length;
  const rule = observance.getFirstPropertyValue("rrule");
  if (!(rule instanceof ICAL.Recur) || budget.left <= 0) return starts;
  // UNTIL is in UTC and the occurrences are in local time: one more day, so that the last occurrence is not lost.
  rule.until?.adjust(1, 0, 0, 0);
  const occurrences = new BoundedDays(rule, start.toString(), end, budget);
  while (budget.left > 0) {
    // After the last occurrence `next` returns undefined, although its type does not say so.
    const next = occurrences.next() as ICAL.Time | undefined;
    if (next === undefined || next.compare(end) > 0) break;
    starts.push(next.toString());
  }
  return starts;
};

/** The changes of a zone. Throws if one of them cannot be read. */
const changesOf = (zone: ICAL.Component, end: ICAL.Time, budget: { left: number }): FileZone =>
  zone
    .getAllSubcomponents()
    .flatMap((observance) => {
      const offset = observance.getFirstPropertyValue("tzoffsetto");
      const start = observance.getFirstPropertyValue("dtstart");
      if (!(offset instanceof ICAL.UtcOffset) || !(start instanceof ICAL.Time)) return [];
      return startsOf(observance, start, end, budget).map((from) => ({ from, offset: offset.toSeconds() * 1000 }));
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** The zones among the parsed components of a file. Zones that cannot be read and those beyond the limit are left out, which makes them unknown. */
export const fileZones = (components: readonly unknown[], horizon: Day): FileZones => {
  const zones = new Map<string, FileZone>();
  const end = ICAL.Time.fromDateString(horizon);
  const budget = { left: maxChanges };
  for (const component of components) {
    if (!Array.isArray(component) || component[0] !== "vtimezone") continue;
    try {
      const zone = new ICAL.Component(component);
      const changes = changesOf(zone, end, budget);
      if (budget.left <= 0) break;
      zones.set(String(zone.getFirstPropertyValue("tzid")), changes);
    } catch {
      // Times in this zone are read like times in an unknown zone.
    }
  }
  return zones;
};

/** Milliseconds by which a local time (`2026-12-04T15:00:00`) in a zone is ahead of UTC; undefined if not known. */
export const offsetAt = (zone: FileZone | undefined, local: string): number | undefined =>
  zone?.findLast(({ from }) => from <= local)?.offset;

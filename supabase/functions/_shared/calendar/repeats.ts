/** The nights of repeated calendar entries: rules, added and excluded days, and changes of occurrences. */
import ICAL from "ical.js";
import { type Day, addDays, nightsBetween } from "../../../../src/lib/booking/days.ts";
import type { NightRun } from "../../../../src/lib/booking/night-runs.ts";
import { BoundedDays } from "./bounded-days.ts";
import { type EventDay, type FeedScope, type Property, eventDay, eventDays } from "./event-days.ts";
import { type FeedRules, type NightsProblem, addedNights } from "./event-nights.ts";
import type { FileZones } from "./file-zones.ts";

/** A change of an occurrence and all later ones (RANGE=THISANDFUTURE). */
interface LaterChange {
  /** The day of the first occurrence that is changed. */
  readonly from: Day;
  /** The new nights of that occurrence; null if it and the later ones take none. */
  readonly nights: NightRun | null;
}

/** The changed occurrences of a repeated event. */
export interface Changes {
  /** The days of the occurrences that other entries replace. */
  readonly replaced: Set<Day>;
  readonly later: LaterChange[];
}

export const noChanges = (): Changes => ({ replaced: new Set(), later: [] });

/**
 * Maximum number of days that the repetition rules of one file may try. Each `LaterChange` counts as one of these days, too.
 * A daily rule that began years ago needs thousands of days.
 */
export const maxTries = 50_000;

const compare = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Applies to each occurrence the last change that begins on or before its day: the occurrence is moved by as many days as the first changed
 * one and gets as many nights, or is left out if the change takes no nights.
 */
const withLaterChanges = (runs: readonly NightRun[], later: readonly LaterChange[]): NightRun[] => {
  const waiting = [...later].sort((a, b) => compare(b.from, a.from));
  let change: LaterChange | undefined;
  return [...runs]
    .sort(([a], [b]) => compare(a, b))
    .flatMap((run): NightRun[] => {
      for (let next = waiting.at(-1); next !== undefined && next.from <= run[0]; next = waiting.at(-1))
        change = waiting.pop();
      if (change === undefined) return [run];
      if (change.nights === null) return [];
      const [from, to] = change.nights;
      const day = addDays(run[0], nightsBetween(change.from, from));
      return [[day, addDays(day, nightsBetween(from, to))]];
    });
};

interface Limits {
  /** Occurrences before this day, in the zone of the start, are skipped. */
  readonly first: Day;
  /** Occurrences on this day in the house's time zone, and later ones, are left out. */
  readonly end: Day;
  /** What is left of `maxTries` for this file. */
  readonly budget: { left: number };
}

/**
 * The nights of occurrences after the start. The rule applies in the time zone of the start, where the day may not be that of the
 * house's time zone.
 */
const ruleNights = (
  rule: Record<string, unknown>,
  start: Property,
  [from, to]: NightRun,
  { first, end, budget }: Limits,
  dayOf: (property: Property) => EventDay | undefined,
): NightRun[] => {
  const startText = String(start.values[0]);
  const until = dayOf({ ...start, values: [rule["until"]] });
  const lastDay = until !== undefined && until.day < end ? until.day : end;
  const recurrence = ICAL.Recur.fromData(rule);
  // In the zone of the start, an occurrence on the last day can be one day later.
  recurrence.until = ICAL.Time.fromDateString(addDays(lastDay, 2));
  const occurrences = new BoundedDays(recurrence, startText, recurrence.until, budget);
  const runs: NightRun[] = [];
  for (;;) {
    // After the last occurrence `next` returns undefined, although its type does not say so.
    const text = (occurrences.next() as ICAL.Time | undefined)?.toString();
    if (text === undefined || budget.left <= 0) return runs;
    const ownDay = text.slice(0, 10);
    if (ownDay < first) continue;
    const found = dayOf({ ...start, values: [text] });
    if (found === undefined || found.day >= end) return runs;
    if (until !== undefined && (until.timed ? found.local > until.local : ownDay > until.day)) return runs;
    if (found.day === from) continue;
    const nextDay = addDays(found.day, 1);
    // Only the start is converted. Near midnight it may be another day at the house in the weeks when only one of the two zones has summer
    // time. The end stays on its usual day.
    const usualEnd = addDays(to, nightsBetween(startText.slice(0, 10), ownDay));
    runs.push([found.day, usualEnd > nextDay ? usualEnd : nextDay]);
  }
};

/** The nights `[from, to]` of an event and their repetitions before the horizon. `budget` is what is left of `maxTries` for this file. */
export const repeated = (
  properties: readonly Property[],
  [from, to]: NightRun,
  feedRules: FeedRules,
  scope: FeedScope,
  zones: FileZones,
  { replaced, later }: Changes,
  budget: { left: number },
) => {
  const named = (name: string) => properties.filter((property) => property.name === name);
  const { zone, today, horizon } = scope;
  const nights = nightsBetween(from, to);
  const nightsFrom = (day: Day): NightRun => [day, addDays(day, nights)];
  const excluded = new Set(
    named("exdate").flatMap((property) => eventDays(property, zone, zones).map((found) => found?.day)),
  );
  const added = named("rdate").flatMap((property) => addedNights(property, nightsFrom, feedRules, scope, zones));
  // The start is an occurrence even if it does not match the rule.
  const runs: NightRun[] = [[from, to], ...added.filter((found) => typeof found === "object" && found !== null)];
  budget.left -= later.length;
  const changes = budget.left > 0 ? later : [];
  const moves = changes.flatMap((change) => (change.nights ?? []).map((day) => nightsBetween(change.from, day)));
  const limits: Limits = {
    first: addDays(today, -Math.max(nights, ...moves) - 1),
    end: addDays(horizon, -Math.min(0, ...moves)),
    budget,
  };
  const dayOf = (property: Property) => eventDay(property, zone, zones);
  const rules = named("rrule").map(({ values }) => values[0] as Record<string, unknown>);
  const [start] = named("dtstart");
  if (start !== undefined) for (const rule of rules) runs.push(...ruleNights(rule, start, [from, to], limits, dayOf));
  const unchanged = runs.filter(([day]) => !excluded.has(day) && !replaced.has(day));
  return {
    runs: withLaterChanges(unchanged, changes),
    isCut: rules.length + later.length > 0 && budget.left <= 0,
    problems: added.filter((found): found is NightsProblem => typeof found === "string"),
  };
};

/** Reads from a calendar feed which nights are taken and which are beyond the booking window. Does not return any text of the feed. */
import ICAL from "ical.js";
import * as v from "valibot";
import { type Day, addDays, nightsBetween } from "../../../../src/lib/booking/days.ts";
import { type NightRun, clipRuns, mergeRuns } from "../../../../src/lib/booking/night-runs.ts";
import { type FileZones, type Property, eventDay, eventDays, propertySchema } from "./event-days.ts";
import { FeedRefused, readFeedText } from "./feed-text.ts";

/** Rules for the interpretation of one feed. */
export interface FeedRules {
  /** Meaning of `DTEND`: the day of departure, as in the standard, or the last night. */
  readonly ends: "checkout" | "lastNight";
  /** Meaning of an event marked as transparent, which calendar programs show as “free”. */
  readonly transparent: "taken" | "free";
  /** Meaning of an event that ends on the day it begins. */
  readonly sameDay: "ignore" | "night";
  /** Pattern for the title of entries that mark the end of the booking window if no other entry ends later. */
  readonly window?: RegExp;
}

export interface FeedScope {
  /** IANA name of the property's time zone. */
  readonly zone: string;
  readonly today: Day;
  /** This day and later ones are ignored. */
  readonly horizon: Day;
}

/** Warnings for staff about a successful reading. */
export interface FeedWarning {
  readonly kind: "brokenLines" | "unreadableEntries" | "endBeforeStart" | "withoutDay" | "tooManyRepeats";
  readonly count: number;
}

export interface FeedReading {
  readonly taken: readonly NightRun[];
  readonly notOpen: readonly NightRun[];
  /** Number of entries with nights, including past ones. */
  readonly entries: number;
  readonly warnings: readonly FeedWarning[];
}

const componentSchema = v.pipe(
  v.tuple([v.string(), v.array(propertySchema), v.array(v.unknown())]),
  v.transform(([name, properties, components]) => ({ name, properties, components })),
);

interface Entry {
  readonly run: NightRun;
  readonly isWindow: boolean;
}

/** Largest number of days that are tried for the repetition rules of one file. A daily rule from years ago needs thousands. */
const mostTries = 50_000;

/**
 * The days of a rule up to `end`. ical.js never stops searching if no day can match, such as 30 February. Here each day that it tries
 * reduces `budget`, and the search stops after `end`, or when nothing is left of `budget`.
 */
class BoundedDays extends ICAL.RecurIterator {
  constructor(
    rule: ICAL.Recur,
    from: Day,
    private readonly end: ICAL.Time,
    private readonly budget: { left: number },
  ) {
    super({ rule, dtstart: ICAL.Time.fromDateString(from) });
  }

  override check_contracting_rules(): boolean {
    this.budget.left -= 1;
    return this.budget.left <= 0 || this.last.compare(this.end) > 0 || super.check_contracting_rules();
  }
}

const find = (properties: readonly Property[], name: string): Property | undefined =>
  properties.find((property) => property.name === name);

const textOf = (properties: readonly Property[], name: string): string =>
  String(find(properties, name)?.values[0] ?? "");

/** Whether an event is a change of a single occurrence of a repeated event. */
const isChange = (properties: readonly Property[]): boolean => find(properties, "recurrence-id") !== undefined;

/** Parses the file as a whole; if that fails, entry by entry, so that only bad entries are skipped. */
const parseEntries = (text: string): { readonly components: readonly unknown[]; readonly unreadable: number } => {
  try {
    return { components: v.parse(componentSchema, ICAL.parse(text)).components, unreadable: 0 };
  } catch {
    const components: unknown[] = [];
    let unreadable = 0;
    for (const [block] of text.matchAll(/^BEGIN:(VEVENT|VTIMEZONE)$[\s\S]*?^END:\1$/gim)) {
      try {
        components.push(ICAL.parse(block));
      } catch {
        unreadable += 1;
      }
    }
    if (components.length === 0) throw new FeedRefused("unreadable");
    return { components, unreadable };
  }
};

const fileZones = (components: readonly unknown[]): FileZones => {
  const zones = new Map<string, ICAL.Timezone>();
  for (const component of components) {
    if (!Array.isArray(component) || component[0] !== "vtimezone") continue;
    const zone = new ICAL.Timezone(new ICAL.Component(component));
    zones.set(zone.tzid, zone);
  }
  return zones;
};

/** Whether an event takes no nights, because it is cancelled or marked as free. */
const isFree = (properties: readonly Property[], { transparent }: FeedRules): boolean =>
  textOf(properties, "status").toUpperCase() === "CANCELLED" ||
  (transparent === "free" && textOf(properties, "transp").toUpperCase() === "TRANSPARENT");

/** The nights of an event's first occurrence, a warning if they cannot be read, or null if the event has no nights. */
const nightsOf = (
  properties: readonly Property[],
  rules: FeedRules,
  scope: FeedScope,
  zones: FileZones,
): NightRun | "withoutDay" | "endBeforeStart" | null => {
  if (isFree(properties, rules)) return null;
  const given = find(properties, "dtstart");
  const start = given === undefined ? undefined : eventDay(given, scope.zone, zones);
  if (start === undefined) return "withoutDay";
  const oneNight: NightRun = [start.day, addDays(start.day, 1)];
  const dtend = find(properties, "dtend");
  const duration = textOf(properties, "duration");
  if (dtend === undefined && duration === "") return oneNight;
  let end: Day;
  if (dtend !== undefined) {
    const found = eventDay(dtend, scope.zone, zones);
    if (found === undefined) return "withoutDay";
    end = rules.ends === "lastNight" && !found.timed ? addDays(found.day, 1) : found.day;
  } else {
    end = addDays(start.day, Math.floor(ICAL.Duration.fromString(duration).toSeconds() / 86_400));
  }
  if (end < start.day) return "endBeforeStart";
  if (end > start.day) return [start.day, end];
  return rules.sameDay === "night" ? oneNight : null;
};

/**
 * The nights and their repetitions before the horizon according to the event's rule, without the days in `replaced`. `budget` is the rest
 * of the file's limit.
 */
const repeated = (
  properties: readonly Property[],
  [from, to]: NightRun,
  { zone, today, horizon }: FeedScope,
  zones: FileZones,
  replaced: ReadonlySet<Day>,
  budget: { left: number },
) => {
  const daysOf = (name: string) =>
    properties
      .filter((property) => property.name === name)
      .flatMap((property) => eventDays(property, zone, zones).map((found) => found?.day));
  const rule = find(properties, "rrule")?.values[0];
  const nights = nightsBetween(from, to);
  const excluded = new Set(daysOf("exdate"));
  const added = daysOf("rdate");
  const starts = added.filter((day) => day !== undefined);
  const withoutDay = added.length - starts.length;
  let cut = false;
  if (rule === undefined) starts.unshift(from);
  else {
    const recurrence = ICAL.Recur.fromData(rule as Record<string, unknown>);
    const end = ICAL.Time.fromDateString(horizon);
    if (recurrence.until === null || recurrence.until.compare(end) > 0) recurrence.until = end;
    const days = new BoundedDays(recurrence, from, end, budget);
    const first = addDays(today, -nights);
    while (!cut) {
      const day = days.next()?.toString().slice(0, 10);
      cut = budget.left <= 0;
      if (day === undefined || day >= horizon || cut) break;
      if (day >= first) starts.push(day);
    }
  }
  const runs = starts
    .filter((day) => !excluded.has(day) && !replaced.has(day))
    .map((day): NightRun => [day, addDays(day, nights)]);
  return { runs, cut, withoutDay };
};

/** The entries at the end of the booking window: they match the pattern, and no other entry ends later. */
const atWindowEdge = (entries: readonly Entry[]): ReadonlySet<Entry> => {
  const latest = (of: readonly Entry[]) => of.reduce((end, { run }) => (run[1] > end ? run[1] : end), "");
  const lastBooking = latest(entries.filter(({ isWindow }) => !isWindow));
  const end = latest(entries);
  return new Set(entries.filter(({ isWindow, run }) => isWindow && run[1] === end && run[1] > lastBooking));
};

/** Reads a feed. Throws `FeedRefused` if the whole file is rejected; single entries that cannot be read become warnings. */
export const readFeed = (bytes: Uint8Array, rules: FeedRules, scope: FeedScope): FeedReading => {
  const { text, brokenLines } = readFeedText(bytes);
  const { components, unreadable } = parseEntries(text);
  const counts = { brokenLines, unreadableEntries: unreadable, endBeforeStart: 0, withoutDay: 0, tooManyRepeats: 0 };
  const zones = fileZones(components);
  const budget = { left: mostTries };
  const entries: Entry[] = [];
  const events: (readonly Property[])[] = [];
  for (const component of components) {
    if (!Array.isArray(component) || component[0] !== "vevent") continue;
    const parsed = v.safeParse(componentSchema, component);
    if (!parsed.success) {
      counts.unreadableEntries += 1;
      continue;
    }
    events.push(parsed.output.properties);
  }
  /** The days that changed occurrences replace, by the UID of their series. */
  const replaced = new Map<string, Set<Day>>();
  const changes = events.filter(isChange);
  // The changes are read first. One whose new nights cannot be read replaces nothing.
  for (const properties of [...changes, ...events.filter((event) => !isChange(event))]) {
    const uid = textOf(properties, "uid");
    const change = find(properties, "recurrence-id");
    try {
      const nights = nightsOf(properties, rules, scope, zones);
      if (typeof nights === "string") {
        counts[nights] += 1;
        continue;
      }
      const day = change && eventDay(change, scope.zone, zones)?.day;
      if (day !== undefined && uid !== "") replaced.set(uid, (replaced.get(uid) ?? new Set()).add(day));
      if (nights === null) continue;
      const left = change === undefined ? replaced.get(uid) : undefined;
      const { runs, cut, withoutDay } = repeated(properties, nights, scope, zones, left ?? new Set(), budget);
      if (cut) counts.tooManyRepeats += 1;
      counts.withoutDay += withoutDay;
      const isWindow = rules.window?.test(textOf(properties, "summary")) ?? false;
      entries.push(...runs.map((run) => ({ run, isWindow })));
    } catch {
      counts.unreadableEntries += 1;
    }
  }
  const edge = atWindowEdge(entries);
  const within = (of: readonly Entry[]) => clipRuns(mergeRuns(of.map(({ run }) => run)), scope.today, scope.horizon);
  return {
    taken: within(entries.filter((entry) => !edge.has(entry))),
    notOpen: within([...edge]),
    entries: entries.length,
    warnings: Object.entries(counts).flatMap(([kind, count]): readonly FeedWarning[] =>
      count === 0 ? [] : [{ kind: kind as FeedWarning["kind"], count }],
    ),
  };
};

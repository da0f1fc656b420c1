/** Reads from a calendar feed which nights are taken and which are beyond the booking window. Does not return any text of the feed. */
import ICAL from "ical.js";
import * as v from "valibot";
import { type NightRun, clipRuns, mergeRuns } from "../../../../src/lib/booking/night-runs.ts";
import {
  type FeedScope,
  type Property,
  eventDay,
  findProperty,
  forgetZones,
  propertySchema,
  textOf,
} from "./event-days.ts";
import { type FeedRules, type NightsProblem, nightsOf } from "./event-nights.ts";
import { FeedRefused, readFeedText } from "./feed-text.ts";
import { fileZones } from "./file-zones.ts";
import { type Changes, maxTries, noChanges, repeated } from "./repeats.ts";

/** Warnings for staff about a successful reading. */
interface FeedWarning {
  readonly kind: "brokenLines" | "unreadableEntries" | "tooManyRepeats" | NightsProblem;
  readonly count: number;
}

export interface FeedReading {
  readonly taken: readonly NightRun[];
  readonly notOpen: readonly NightRun[];
  /** Number of entries with nights, also past ones. Each occurrence of a repeated entry counts, except past ones of a rule. */
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

/** Whether an event is a change of occurrences of a repeated event. */
const isChange = (properties: readonly Property[]): boolean => findProperty(properties, "recurrence-id") !== undefined;

/** Parses the file as a whole; if that fails, entry by entry, so that only bad entries are skipped. */
const parseEntries = (text: string): { readonly components: readonly unknown[]; readonly unreadable: number } => {
  try {
    return { components: v.parse(componentSchema, ICAL.parse(text)).components, unreadable: 0 };
  } catch {
    const components: unknown[] = [];
    let unreadable = 0;
    // A block without an end stops at the next beginning. A search to the end of the file for each of thousands would take minutes.
    for (const [block] of text.matchAll(
      /^BEGIN:(VEVENT|VTIMEZONE)$[\s\S]*?(?:^END:\1$|(?=^BEGIN:\1$)|$(?![\s\S]))/gim,
    )) {
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

/** The entries at the end of the booking window: they match the pattern, no entry ends later, and no booking ends on the same day. */
const atWindowEdge = (entries: readonly Entry[]): ReadonlySet<Entry> => {
  const latest = (some: readonly Entry[]) => some.reduce((end, { run }) => (run[1] > end ? run[1] : end), "");
  const lastBooking = latest(entries.filter(({ isWindow }) => !isWindow));
  const end = latest(entries);
  return new Set(entries.filter(({ isWindow, run }) => isWindow && run[1] === end && run[1] > lastBooking));
};

/** Reads a feed. Throws `FeedRefused` if the whole file is rejected; single entries that cannot be read become warnings. */
export const readFeed = (bytes: Uint8Array, rules: FeedRules, scope: FeedScope): FeedReading => {
  forgetZones(scope.zone);
  const { text, brokenLines } = readFeedText(bytes);
  const { components, unreadable } = parseEntries(text);
  const counts = { brokenLines, unreadableEntries: unreadable, endBeforeStart: 0, withoutDay: 0, tooManyRepeats: 0 };
  const zones = fileZones(components, scope.horizon);
  const budget = { left: maxTries };
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
  /** The changes of each repeated event, by its UID. */
  const changesOf = new Map<string, Changes>();
  // Changes are read before the events that they change. A change whose new nights cannot be read replaces nothing.
  for (const properties of [...events.filter(isChange), ...events.filter((event) => !isChange(event))]) {
    const uid = textOf(properties, "uid");
    const change = findProperty(properties, "recurrence-id");
    try {
      const nights = nightsOf(properties, rules, scope, zones);
      if (typeof nights === "string") {
        counts[nights] += 1;
        continue;
      }
      const day = change && eventDay(change, scope.zone, zones)?.day;
      const known = changesOf.get(uid) ?? noChanges();
      if (day !== undefined && uid !== "") {
        changesOf.set(uid, known);
        known.replaced.add(day);
        if (String(change?.parameters["range"]).toUpperCase() === "THISANDFUTURE")
          known.later.push({ from: day, nights });
      }
      if (nights === null) continue;
      const changes = change === undefined ? known : noChanges();
      const { runs, isCut, problems } = repeated(properties, nights, rules, scope, zones, changes, budget);
      if (isCut) counts.tooManyRepeats += 1;
      for (const problem of problems) counts[problem] += 1;
      const isWindow = rules.window?.test(textOf(properties, "summary")) ?? false;
      entries.push(...runs.map((run) => ({ run, isWindow })));
    } catch {
      counts.unreadableEntries += 1;
    }
  }
  const edge = atWindowEdge(entries);
  const within = (some: readonly Entry[]) =>
    clipRuns(mergeRuns(some.map(({ run }) => run)), scope.today, scope.horizon);
  return {
    taken: within(entries.filter((entry) => !edge.has(entry))),
    notOpen: within([...edge]),
    entries: entries.length,
    warnings: Object.entries(counts).flatMap(([kind, count]): readonly FeedWarning[] =>
      count === 0 ? [] : [{ kind: kind as FeedWarning["kind"], count }],
    ),
  };
};

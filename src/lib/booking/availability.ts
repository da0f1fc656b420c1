/**
 * Which nights are free according to the calendars of the house, and which stays the calendars and the owner's rules
 * allow. Pure functions.
 */
import * as v from "valibot";
import { type Day, addDays, nightsBetween, sameDayInMonth } from "./days.ts";
import { type NightRun, daySchema, firstNightIn, hasNight, mergeRuns, nightRunSchema } from "./night-runs.ts";
import {
  type Rates,
  isClosedToArrival,
  isClosedToDeparture,
  longestGap,
  mayGetGapDiscount,
  minimumNights,
} from "./rates.ts";

/** Time of the oldest among the calendars' last successful readings, ISO 8601; null if one has never been read. */
const checkedAt = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const runs = v.array(nightRunSchema);

/** The content of `/availability.json`. Runs are merged and sorted; nothing is known about nights from `horizon` on. */
export const availabilitySchema = v.object({
  /** IANA name of the house's time zone. */
  zone: v.string(),
  checkedAt,
  horizon: daySchema,
  taken: runs,
  notOpen: runs,
  /**
   * In a house with several suites: the availability of each suite by its id, which includes that of the whole house.
   * `checkedAt`, `taken` and `notOpen` above are then about the whole house alone.
   */
  suites: v.optional(v.record(v.string(), v.object({ checkedAt, taken: runs, notOpen: runs }))),
});

export type Availability = v.InferOutput<typeof availabilitySchema>;

/** The availability of a suite; of the whole house if no suite is given or `suites` does not contain it. */
export const nightsOfSuite = <Known extends Availability | null>(known: Known, suite: string | undefined): Known =>
  known === null || suite === undefined ? known : { ...known, ...known.suites?.[suite] };

/**
 * When the calendars were last read: the earliest of the suites' times if the house has several; null if one of them is
 * null. All times are written by `toISOString`, so that they can be sorted as texts.
 */
export const calendarsReadAt = ({ checkedAt, suites }: Availability): string | null => {
  const moments = suites ? Object.values(suites).map((suite) => suite.checkedAt) : [checkedAt];
  return moments.includes(null) ? null : (moments.sort()[0] ?? null);
};

/** The last day of the booking calendar, two years ahead. Only the engine knows how far ahead it takes reservations. */
export const lastCalendarDay = (today: Day): Day => sameDayInMonth(today, 24);

/** The first night about which nothing is known: the one after the calendar's last day, because every day of the calendar must be known. */
export const horizonOf = (today: Day): Day => addDays(lastCalendarDay(today), 1);

/** The value if nothing is known: no night is taken. */
export const unknownAvailability = (zone: string, today: Day): Availability => ({
  zone,
  checkedAt: null,
  horizon: horizonOf(today),
  taken: [],
  notOpen: [],
});

/** Age in milliseconds above which calendar data is stale and no night is shown as taken. */
export const staleAfter = 24 * 3_600_000;

/** Whether the calendar data is too old to be used. */
export const isStale = ({ checkedAt }: Pick<Availability, "checkedAt">, now: number): boolean =>
  checkedAt === null || now - Date.parse(checkedAt) > staleAfter;

export type NightState = "free" | "taken" | "notOpen";

/** The state of a night. A night that is both taken and not open counts as taken. */
export const nightState = (availability: Availability | null, night: Day): NightState => {
  if (availability === null) return "free";
  if (hasNight(availability.taken, night)) return "taken";
  return hasNight(availability.notOpen, night) ? "notOpen" : "free";
};

/** Why a stay is not possible; `day` is the first day that prevents it. */
export type StayObstacle =
  | { readonly kind: "taken" | "notOpen"; readonly day: Day }
  | { readonly kind: "minimumNights" | "maximumNights"; readonly day: Day; readonly nights: number }
  | { readonly kind: "closedToArrival" | "closedToDeparture"; readonly day: Day };

/** Arrival and departure of a stay, both chosen and in order. */
export interface StayDays {
  readonly arrival: Day;
  readonly departure: Day;
}

/** What a stay is checked against. */
export interface StayRules {
  /** Null if it is not known. */
  readonly availability: Availability | null;
  /** The owner's rates; null if there are none. */
  readonly rates: Rates | null;
  /** Maximum nights that the booking engine accepts; left out where all stays are short. */
  readonly maxNights?: number;
}

/** Whether the nights of the stay are free and those before and after it are taken, so that it fills a gap. Nights before `today` count as taken. */
export const fillsGap = ({ arrival, departure }: StayDays, { availability }: StayRules, today: Day): boolean =>
  availability !== null &&
  hasNight(availability.taken, departure) &&
  firstNightIn(availability.taken, arrival, departure) === undefined &&
  (arrival === today || hasNight(availability.taken, addDays(arrival, -1)));

/** Whether a stay gets a gap discount: the owner gives one, and the stay fills a gap of at most `longestGap` nights. */
export const hasGapDiscount = (stay: StayDays, rules: StayRules, today: Day): boolean =>
  mayGetGapDiscount(stay, rules.rates) && fillsGap(stay, rules, today);

/**
 * Minimum nights of a stay that arrives on this day: those of the rates or, if the owner lifts them for gaps and a shorter gap begins on
 * this day, those of the gap.
 */
export const minimumFrom = (arrival: Day, rules: StayRules, today: Day): number => {
  const { availability, rates } = rules;
  const minimum = minimumNights(rates, arrival);
  if (availability === null || rates?.gaps.belowMinimum !== true) return minimum;
  const next = firstNightIn(availability.taken, addDays(arrival, 1), addDays(arrival, minimum));
  const isGap = next !== undefined && fillsGap({ arrival, departure: next }, rules, today);
  return isGap ? nightsBetween(arrival, next) : minimum;
};

/** Why no stay can start on a day, whatever its departure. Null if one can. */
export const arrivalObstacle = (day: Day, { availability, rates }: StayRules): StayObstacle | null => {
  const kind = nightState(availability, day);
  if (kind !== "free") return { kind, day };
  return isClosedToArrival(rates, day) ? { kind: "closedToArrival", day } : null;
};

/** Why a stay is not possible: taken nights are checked first, then the owner's rules. Null if it is possible. */
export const stayObstacle = (stay: StayDays, rules: StayRules, today: Day): StayObstacle | null => {
  const { arrival, departure } = stay;
  const { availability, rates, maxNights = Infinity } = rules;
  if (availability !== null) {
    const taken = firstNightIn(availability.taken, arrival, departure);
    if (taken !== undefined) return { kind: "taken", day: taken };
    const notOpen = firstNightIn(availability.notOpen, arrival, departure);
    if (notOpen !== undefined) return { kind: "notOpen", day: notOpen };
  }
  const nights = nightsBetween(arrival, departure);
  if (nights > maxNights) return { kind: "maximumNights", day: arrival, nights: maxNights };
  const minimum = minimumFrom(arrival, rules, today);
  if (nights < minimum) return { kind: "minimumNights", day: arrival, nights: minimum };
  if (isClosedToArrival(rates, arrival)) return { kind: "closedToArrival", day: arrival };
  return isClosedToDeparture(rates, departure) ? { kind: "closedToDeparture", day: departure } : null;
};

/**
 * The rule that a stay would break if all its nights were free; null if it would obey the rules. The minimum is not lifted for a gap,
 * because nobody knows which nights before and after the stay would then be taken.
 */
export const ruleObstacle = (stay: StayDays, rules: StayRules, today: Day): StayObstacle | null =>
  stayObstacle(stay, { ...rules, availability: null }, today);

/** The earliest day on which a stay with this arrival can end, up to the day `last`; undefined if there is none. */
export const firstDeparture = (arrival: Day, last: Day, rules: StayRules, today: Day): Day | undefined => {
  for (let departure = addDays(arrival, 1); departure <= last; departure = addDays(departure, 1))
    if (stayObstacle({ arrival, departure }, rules, today) === null) return departure;
  return undefined;
};

/** The last day searched for the first departure. Departures are closed by weekday, so one of seven days in a row is usually open. */
export const latestFirstDeparture = (arrival: Day, { rates }: StayRules): Day =>
  addDays(arrival, minimumNights(rates, arrival) + 6);

/** How far from the requested days alternatives are searched, in days before and after. */
const searchRadius = 60;
/** Maximum number of alternatives. */
const maxAlternatives = 3;

/**
 * Possible stays near a stay that is not possible: of the same length, within the minimum and the maximum; nearest
 * arrival first, and earlier before later. None starts before `today` or ends after the horizon. `isLengthOpen`: the guest
 * has chosen no departure, so each stay is the shortest one that can start on its day.
 */
export const nearestStays = (
  wanted: StayDays,
  rules: StayRules,
  today: Day,
  isLengthOpen = false,
): readonly StayDays[] => {
  const { rates, availability, maxNights = Infinity } = rules;
  const nights = Math.min(maxNights, Math.max(1, nightsBetween(wanted.arrival, wanted.departure)));
  const departureFrom = (arrival: Day): Day | undefined => {
    if (isLengthOpen) return firstDeparture(arrival, latestFirstDeparture(arrival, rules), rules, today);
    const departure = addDays(arrival, Math.max(nights, minimumNights(rates, arrival)));
    return stayObstacle({ arrival, departure }, rules, today) === null ? departure : undefined;
  };
  const found: StayDays[] = [];
  for (let distance = 0; distance <= searchRadius && found.length < maxAlternatives; distance += 1) {
    for (const arrival of new Set([addDays(wanted.arrival, -distance), addDays(wanted.arrival, distance)])) {
      if (arrival < today || found.length === maxAlternatives) continue;
      const departure = departureFrom(arrival);
      if (departure === undefined || (availability !== null && departure > availability.horizon)) continue;
      if (arrival !== wanted.arrival || departure !== wanted.departure) found.push({ arrival, departure });
    }
  }
  return found;
};

/** How far ahead gaps are searched, in days. */
const gapsAhead = 60;

/**
 * Free runs of at most `longestGap` nights between two taken runs, starting within the next `gapsAhead` days. As in `fillsGap`, nights before
 * today count as taken: the stay that ends today is no longer in the calendars.
 */
export const gapsBetween = (availability: Availability, today: Day): readonly NightRun[] => {
  const taken = mergeRuns([[addDays(today, -1), today], ...availability.taken]);
  const end = addDays(today, gapsAhead);
  return taken.flatMap(([, to], index): readonly NightRun[] => {
    const next = taken[index + 1];
    if (next === undefined || to < today || to >= end) return [];
    const nights = nightsBetween(to, next[0]);
    const isOpen = firstNightIn(availability.notOpen, to, next[0]) === undefined;
    return nights >= 1 && nights <= longestGap && isOpen ? [[to, next[0]]] : [];
  });
};

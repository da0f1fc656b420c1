/** Which nights are free, as the calendars of the house say, and what a stay may be by them and by the owner's rules. Pure. */
import * as v from "valibot";
import { type Day, addDays, nightsBetween } from "./days.ts";
import { type NightRun, daySchema, firstNightIn, hasNight, mergeRuns, nightRunSchema } from "./night-runs.ts";
import { type Rates, isClosedToArrival, isClosedToDeparture, minimumNights } from "./rates.ts";

/** What `/availability.json` answers. Runs are merged and in order; nothing is known from `horizon` on. */
export const availabilitySchema = v.object({
  /** IANA name of the house's time zone. */
  zone: v.string(),
  /** When the oldest of the calendars was read well, ISO 8601; null where none has been yet. */
  checkedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  horizon: daySchema,
  taken: v.array(nightRunSchema),
  notOpen: v.array(nightRunSchema),
});

export type Availability = v.InferOutput<typeof availabilitySchema>;

/** How far ahead nights are known, in days. */
export const horizonDays = 730;

/** The value where nothing is known: no night is taken. */
export const unknownAvailability = (zone: string, today: Day): Availability => ({
  zone,
  checkedAt: null,
  horizon: addDays(today, horizonDays),
  taken: [],
  notOpen: [],
});

/** From this age on a reading says nothing about today: nothing is struck out, in milliseconds. */
export const staleAfter = 24 * 3_600_000;

/** Whether a reading is too old to go by. */
export const isStale = ({ checkedAt }: Pick<Availability, "checkedAt">, now: number): boolean =>
  checkedAt === null || now - Date.parse(checkedAt) > staleAfter;

export type NightState = "free" | "taken" | "notOpen";

/** What a night is. A night that is both taken and not open is taken. */
export const nightState = (availability: Availability | null, night: Day): NightState => {
  if (availability === null) return "free";
  if (hasNight(availability.taken, night)) return "taken";
  return hasNight(availability.notOpen, night) ? "notOpen" : "free";
};

/** Why a stay cannot be as it was chosen; `day` is where it fails. */
export type StayObstacle =
  | { readonly kind: "taken" | "notOpen"; readonly day: Day }
  | { readonly kind: "minimumNights"; readonly day: Day; readonly nights: number }
  | { readonly kind: "closedToArrival" | "closedToDeparture"; readonly day: Day };

/** A stay's two days, both chosen and in order. */
export interface StayDays {
  readonly arrival: Day;
  readonly departure: Day;
}

/** What a stay is held against: what the calendars say (null: nothing is known), and the owner's rates (null: none). */
export interface StayRules {
  readonly availability: Availability | null;
  readonly rates: Rates | null;
}

/** Whether free nights end on both sides of the stay, so that it fills all of a gap; what is before `today` is over. */
export const fillsGap = ({ arrival, departure }: StayDays, { availability }: StayRules, today: Day): boolean =>
  availability !== null &&
  hasNight(availability.taken, departure) &&
  (arrival === today || hasNight(availability.taken, addDays(arrival, -1)));

/** Free nights between two stays are a gap up to this many. */
const longestGap = 3;

/** Whether a stay gets the owner's discount for nights between two others: it takes all of them, and they are few. */
export const hasGapDiscount = (stay: StayDays, rules: StayRules, today: Day): boolean =>
  nightsBetween(stay.arrival, stay.departure) <= longestGap && fillsGap(stay, rules, today);

/** What prevents an arrival, whatever the departure. Null where nothing does. */
export const arrivalObstacle = (day: Day, { availability, rates }: StayRules): StayObstacle | null => {
  const kind = nightState(availability, day);
  if (kind !== "free") return { kind, day };
  return isClosedToArrival(rates, day) ? { kind: "closedToArrival", day } : null;
};

/** What prevents a stay: a taken night first, then the owner's rules. Null where nothing does. */
export const stayObstacle = (stay: StayDays, rules: StayRules, today: Day): StayObstacle | null => {
  const { arrival, departure } = stay;
  const { availability, rates } = rules;
  if (availability !== null) {
    const taken = firstNightIn(availability.taken, arrival, departure);
    if (taken !== undefined) return { kind: "taken", day: taken };
    const notOpen = firstNightIn(availability.notOpen, arrival, departure);
    if (notOpen !== undefined) return { kind: "notOpen", day: notOpen };
  }
  const least = minimumNights(rates, arrival);
  const isShort = nightsBetween(arrival, departure) < least;
  if (isShort && !(rates?.gaps.belowMinimum === true && fillsGap(stay, rules, today)))
    return { kind: "minimumNights", day: arrival, nights: least };
  if (isClosedToArrival(rates, arrival)) return { kind: "closedToArrival", day: arrival };
  return isClosedToDeparture(rates, departure) ? { kind: "closedToDeparture", day: departure } : null;
};

/** How far from the wanted days the search for others goes, in days on either side. */
const searchRadius = 60;

/**
 * Stays that are possible instead of one that is not: as long as it, or as long as the minimum where that is more, nearest arrival first
 * and earlier before later. None begins before `today` or ends after what is known.
 */
export const nearestStays = (wanted: StayDays, rules: StayRules, today: Day, count = 3): readonly StayDays[] => {
  const nights = Math.max(1, nightsBetween(wanted.arrival, wanted.departure));
  const found: StayDays[] = [];
  for (let distance = 0; distance <= searchRadius && found.length < count; distance += 1) {
    for (const arrival of new Set([addDays(wanted.arrival, -distance), addDays(wanted.arrival, distance)])) {
      if (arrival < today || found.length === count) continue;
      const departure = addDays(arrival, Math.max(nights, minimumNights(rules.rates, arrival)));
      if (rules.availability !== null && departure > rules.availability.horizon) continue;
      const isWanted = arrival === wanted.arrival && departure === wanted.departure;
      if (!isWanted && stayObstacle({ arrival, departure }, rules, today) === null) found.push({ arrival, departure });
    }
  }
  return found;
};

/** The last day a stay from `arrival` may end on: that of the first night that is gone. Undefined where none is. */
export const latestDeparture = (availability: Availability | null, arrival: Day): Day | undefined =>
  availability === null
    ? undefined
    : firstNightIn([...availability.taken, ...availability.notOpen], arrival, availability.horizon);

/** Free runs of at most `most` nights between two taken ones, from `today` for `days` days. */
export const gapsBetween = (
  availability: Availability,
  today: Day,
  days = 60,
  most = longestGap,
): readonly NightRun[] => {
  const taken = mergeRuns(availability.taken);
  const end = addDays(today, days);
  return taken.flatMap(([, to], index): readonly NightRun[] => {
    const next = taken[index + 1];
    if (next === undefined || to < today || to >= end) return [];
    const nights = nightsBetween(to, next[0]);
    const isOpen = firstNightIn(availability.notOpen, to, next[0]) === undefined;
    return nights >= 1 && nights <= most && isOpen ? [[to, next[0]]] : [];
  });
};

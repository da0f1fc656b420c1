/** What a calendar marks on a day, and what becomes of a stay when the day is chosen. Pure. */
import {
  type StayObstacle,
  type StayRules,
  arrivalObstacle,
  nightState,
  stayObstacle,
} from "../../../lib/booking/availability";
import { type Day, addDays } from "../../../lib/booking/days";
import type { Stay } from "../../../lib/booking/engine";
import { type StayEnd, chooseDay } from "../stay";

/** Why a day cannot be chosen; `departureOnly`: its night is taken, but a stay can end on it. */
export type DayMark = StayObstacle["kind"] | "departureOnly";

const looksForDeparture = ({ arrival }: Stay, end: StayEnd, day: Day): boolean =>
  end === "departure" && arrival !== "" && day > arrival;

/** The mark of a day for the end that is being chosen; null where it can be chosen without more. */
export const dayMark = (day: Day, stay: Stay, end: StayEnd, rules: StayRules, today: Day): DayMark | null => {
  if (!looksForDeparture(stay, end, day)) return arrivalObstacle(day, rules)?.kind ?? null;
  const state = nightState(rules.availability, day);
  const kind = stayObstacle({ arrival: stay.arrival, departure: day }, rules, today)?.kind;
  if (kind === "minimumNights" || kind === "closedToDeparture") return state === "free" ? kind : state;
  if (state === "free") return null;
  return kind === undefined ? "departureOnly" : state;
};

/** A stay that was asked for, and what stands in its way. */
export interface Refusal {
  readonly wanted: { readonly arrival: Day; readonly departure: Day };
  readonly obstacle: StayObstacle;
}

export interface Choice {
  readonly stay: Stay;
  /** Which day is chosen next. */
  readonly next: StayEnd;
  /** Set where the day could not be taken: the stay is as it was. */
  readonly refusal: Refusal | null;
}

/**
 * Takes a day into a stay as `chooseDay` does, where calendars and rules allow it. An arrival that does not go with the departure chosen
 * before leaves the departure open; everything else is refused.
 */
export const chooseAllowedDay = (stay: Stay, end: StayEnd, day: Day, rules: StayRules, today: Day): Choice => {
  const chosen = chooseDay(stay, end, day);
  const { arrival, departure } = chosen.stay;
  const refused = (obstacle: StayObstacle): Choice => ({
    stay,
    next: end,
    refusal: { wanted: { arrival, departure: departure || addDays(arrival, 1) }, obstacle },
  });
  if (looksForDeparture(stay, end, day)) {
    const obstacle = stayObstacle({ arrival, departure }, rules, today);
    return obstacle === null ? { ...chosen, refusal: null } : refused(obstacle);
  }
  const obstacle = arrivalObstacle(arrival, rules);
  if (obstacle !== null) return refused(obstacle);
  const goesOn = departure !== "" && stayObstacle({ arrival, departure }, rules, today) === null;
  return { stay: { ...chosen.stay, departure: goesOn ? departure : "" }, next: chosen.next, refusal: null };
};

/** What stands in the way of a stay as it is, chosen earlier or elsewhere; null where nothing does. */
export const refusalOf = ({ arrival, departure }: Stay, rules: StayRules, today: Day): Refusal | null => {
  if (arrival === "" || arrival < today) return null;
  const isWhole = departure > arrival;
  const wanted = { arrival, departure: isWhole ? departure : addDays(arrival, 1) };
  const obstacle = isWhole ? stayObstacle(wanted, rules, today) : arrivalObstacle(arrival, rules);
  return obstacle === null ? null : { wanted, obstacle };
};

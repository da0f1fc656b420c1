/** The days of a calendar: their marks, the effect of choosing one, and the keys that move between them. Pure functions. */
import {
  type StayObstacle,
  type StayRules,
  arrivalObstacle,
  firstDeparture,
  latestFirstDeparture,
  nightState,
  stayObstacle,
} from "../../../lib/booking/availability";
import { type Day, addDays, clampDay, monthOf, sameDayInMonth, weekday } from "../../../lib/booking/days";
import type { Stay } from "../../../lib/booking/engine";
import { minimumNights } from "../../../lib/booking/rates";
import { type StayEnd, chooseDay } from "../stay";

/** Why a day cannot be chosen, or `departureOnly`: the stay can end on the day, but the day's own night is not free. */
export type DayMark = StayObstacle["kind"] | "departureOnly";

/** Whether choosing the day sets the departure; otherwise it sets the arrival. */
const setsDeparture = ({ arrival }: Stay, end: StayEnd, day: Day): boolean =>
  end === "departure" && arrival !== "" && day > arrival;

/**
 * The mark of a day while the `end` of a stay is being chosen. Null if the day's own night is free and no rule
 * forbids the day, even if an earlier night of the stay is taken.
 */
export const dayMark = (day: Day, stay: Stay, end: StayEnd, rules: StayRules, today: Day): DayMark | null => {
  if (!setsDeparture(stay, end, day)) return arrivalObstacle(day, rules)?.kind ?? null;
  const state = nightState(rules.availability, day);
  const kind = stayObstacle({ arrival: stay.arrival, departure: day }, rules, today)?.kind;
  if (kind === "minimumNights" || kind === "maximumNights" || kind === "closedToDeparture")
    return state === "free" ? kind : state;
  if (state === "free") return null;
  return kind === undefined ? "departureOnly" : state;
};

/** A requested stay, and why it is not possible. If no departure is chosen, `wanted` is the shortest stay that the rates allow. */
export interface Refusal {
  readonly wanted: { readonly arrival: Day; readonly departure: Day };
  readonly obstacle: StayObstacle;
  /** No departure is chosen: the guest has not said how long to stay. */
  readonly isLengthOpen: boolean;
}

/** The shortest stay from this day that would obey the rates if all its nights were free; if none would, a stay of minimum length. */
const shortestStay = (arrival: Day, rules: StayRules, today: Day) => {
  const ifFree = { ...rules, availability: null };
  const departure = firstDeparture(arrival, latestFirstDeparture(arrival, rules), ifFree, today);
  return { arrival, departure: departure ?? addDays(arrival, minimumNights(rules.rates, arrival)) };
};

export interface Choice {
  readonly stay: Stay;
  /** Set if the day was refused; `stay` is then unchanged. */
  readonly refusal: Refusal | null;
}

/**
 * Applies a day to a stay like `chooseDay`, if availability and rules allow it. A new arrival that does not fit the chosen departure clears
 * the departure. Any other day that is not allowed is refused.
 */
export const chooseAllowedDay = (stay: Stay, end: StayEnd, day: Day, rules: StayRules, today: Day): Choice => {
  const chosen = chooseDay(stay, end, day);
  const { arrival, departure } = chosen;
  const refused = (obstacle: StayObstacle): Choice => ({
    stay,
    refusal: {
      wanted: departure === "" ? shortestStay(arrival, rules, today) : { arrival, departure },
      obstacle,
      isLengthOpen: departure === "",
    },
  });
  if (setsDeparture(stay, end, day)) {
    const obstacle = stayObstacle({ arrival, departure }, rules, today);
    return obstacle === null ? { stay: chosen, refusal: null } : refused(obstacle);
  }
  const obstacle = arrivalObstacle(arrival, rules);
  if (obstacle !== null) return refused(obstacle);
  const departureFits = departure !== "" && stayObstacle({ arrival, departure }, rules, today) === null;
  return { stay: { ...chosen, departure: departureFits ? departure : "" }, refusal: null };
};

/**
 * The day on which a calendar opens if no stay is chosen: the first possible arrival, or today if there is none. With one month
 * in view, it opens on the first of the next month if the shortest stay from that arrival ends there: of the arrival's own
 * month, only the last days could be chosen.
 */
export const openingDay = (months: 1 | 2, last: Day, rules: StayRules, today: Day): Day => {
  for (let arrival = today; arrival < last; arrival = addDays(arrival, 1)) {
    if (arrivalObstacle(arrival, rules) !== null) continue;
    const latest = clampDay(latestFirstDeparture(arrival, rules), today, last);
    const departure = firstDeparture(arrival, latest, rules, today);
    if (departure === undefined) continue;
    return months === 1 ? clampDay(arrival, `${monthOf(departure)}-01`, departure) : arrival;
  }
  return today;
};

/**
 * Why a stay that is chosen already is not possible; null if it is possible, or if its arrival is missing or past. Without
 * a departure, only the arrival is checked.
 */
export const refusalOf = ({ arrival, departure }: Stay, rules: StayRules, today: Day): Refusal | null => {
  if (arrival === "" || arrival < today) return null;
  const isWhole = departure > arrival;
  const wanted = isWhole ? { arrival, departure } : shortestStay(arrival, rules, today);
  const obstacle = isWhole ? stayObstacle(wanted, rules, today) : arrivalObstacle(arrival, rules);
  return obstacle === null ? null : { wanted, obstacle, isLengthOpen: !isWhole };
};

/**
 * The day that a key moves to from `day`, following the date grid of the ARIA Authoring Practices; null for keys that the calendar does not
 * handle.
 */
export const dayByKey = (day: Day, key: string, shift = false): Day | null => {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday(day));
    case "End":
      return addDays(day, 6 - weekday(day));
    case "PageUp":
      return sameDayInMonth(day, shift ? -12 : -1);
    case "PageDown":
      return sameDayInMonth(day, shift ? 12 : 1);
    default:
      return null;
  }
};

/** A stay as the guest is choosing it: what may be chosen, and what is wrong with it. */
import type { StayObstacle } from "../../lib/booking/availability";
import type { TextKey } from "../../lib/i18n/keys";
import { type Day, nightsBetween } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";

/** Which of the two days the next choice in the calendar is for. */
export type StayEnd = "arrival" | "departure";

/** What is left to choose: the departure once there is an arrival; else the stay is chosen from its arrival on. */
export const nextEnd = ({ arrival, departure }: Stay): StayEnd =>
  arrival !== "" && departure === "" ? "departure" : "arrival";

/**
 * Takes a day of the calendar into a stay and says what is chosen next. A departure on or before the arrival begins the
 * stay anew: that is what a guest means who clicks an earlier day.
 */
export const chooseDay = (stay: Stay, end: StayEnd, day: Day): { readonly stay: Stay; readonly next: StayEnd } => {
  if (end === "departure" && stay.arrival !== "" && day > stay.arrival) {
    return { stay: { ...stay, departure: day }, next: "departure" };
  }
  const departure = stay.departure > day && end === "arrival" ? stay.departure : "";
  return { stay: { ...stay, arrival: day, departure }, next: "departure" };
};

/** Nights of a stay; 0 until both days are chosen. */
export const nightsOf = ({ arrival, departure }: Stay): number =>
  arrival === "" || departure === "" ? 0 : Math.max(0, nightsBetween(arrival, departure));

/** What is wrong with a stay, and where. */
export interface StayFault {
  readonly at: StayEnd | "guests";
  readonly text: TextKey;
  /** Where calendars or rules stand in the way: what the sentence names. */
  readonly obstacle?: StayObstacle;
}

/** The sentences on what stands in the way of a stay. */
export const obstacleTexts: Record<StayObstacle["kind"], TextKey> = {
  taken: "booking.error.taken",
  notOpen: "booking.error.notOpen",
  minimumNights: "booking.error.minimumNights",
  closedToArrival: "booking.error.closedToArrival",
  closedToDeparture: "booking.error.closedToDeparture",
};

/**
 * What is wrong with a stay; null if it can be handed to the engine. A stay without days is fine: it only opens it. `obstacleOf` says what
 * calendars and rules have against a stay that is otherwise right; nothing where they are not known yet.
 */
export const stayFault = (
  stay: Stay,
  today: Day,
  maxGuests: number,
  obstacleOf: (stay: Stay) => StayObstacle | null = () => null,
): StayFault | null => {
  const { arrival, departure, guests } = stay;
  if (!Number.isInteger(guests) || guests < 1 || guests > maxGuests)
    return { at: "guests", text: "booking.error.guests" };
  if (arrival === "" && departure === "") return null;
  if (arrival === "") return { at: "arrival", text: "booking.error.arrivalRequired" };
  if (arrival < today) return { at: "arrival", text: "booking.error.arrivalPast" };
  if (departure === "") return { at: "departure", text: "booking.error.departureRequired" };
  if (departure <= arrival) return { at: "departure", text: "booking.error.departureOrder" };
  const obstacle = obstacleOf(stay);
  if (obstacle === null) return null;
  const isOfArrival = obstacle.kind === "taken" || obstacle.kind === "notOpen" || obstacle.kind === "closedToArrival";
  return { at: isOfArrival ? "arrival" : "departure", text: obstacleTexts[obstacle.kind], obstacle };
};

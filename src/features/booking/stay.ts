/** A stay as the guest is choosing it: what may be chosen, what is wrong with it, what the third guest adds. Pure. */
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

/** The terms of the stay that concern its price: `content/stay.yml`. */
export interface GuestTerms {
  readonly maxGuests: number;
  /** Guests that the nightly price includes. */
  readonly guestsIncluded: number;
  /** For each further guest and night, in whole units of the currency. */
  readonly thirdGuestFee: number;
}

/** What the guests beyond those included add to the whole stay (specification §9); 0 where nobody is added. */
export const thirdGuestTotal = (stay: Stay, terms: GuestTerms): number =>
  Math.max(0, stay.guests - terms.guestsIncluded) * terms.thirdGuestFee * nightsOf(stay);

/** What is wrong with a stay, and where; null if it can be handed to the engine. A stay without days is fine: it only opens it. */
export const stayFault = (
  stay: Stay,
  today: Day,
  maxGuests: number,
): { readonly at: StayEnd | "guests"; readonly text: TextKey } | null => {
  const { arrival, departure, guests } = stay;
  if (!Number.isInteger(guests) || guests < 1 || guests > maxGuests)
    return { at: "guests", text: "booking.error.guests" };
  if (arrival === "" && departure === "") return null;
  if (arrival === "") return { at: "arrival", text: "booking.error.arrivalRequired" };
  if (arrival < today) return { at: "arrival", text: "booking.error.arrivalPast" };
  if (departure === "") return { at: "departure", text: "booking.error.departureRequired" };
  return departure <= arrival ? { at: "departure", text: "booking.error.departureOrder" } : null;
};

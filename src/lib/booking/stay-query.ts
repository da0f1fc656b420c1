/** A stay as part of an address: `?checkin=2026-12-04&checkout=2026-12-08&guests=3`, or `nights=4` in place of `checkout`. Pure. */
import { type Day, type MaybeDay, addDays, isDay, nightsBetween } from "./days.ts";
import type { Stay } from "./engine.ts";
import { emptyStay } from "./kept-stay.ts";

/** What the parameters are called, as search engines and partners write them. */
export const stayParameters = {
  arrival: "checkin",
  departure: "checkout",
  nights: "nights",
  guests: "guests",
} as const;

/** What was wrong with an address, one for each part that was left out; in the order of the parts. */
export type QueryProblem =
  | "arrivalNoDay"
  | "arrivalPast"
  | "departureNoDay"
  | "departureOrder"
  | "nightsNoNumber"
  | "nightsDisagree"
  | "nightsTooMany"
  | "arrivalMissing"
  | "guestsRange";

declare global {
  interface Window {
    /** What the start script has passed on of the page's address. */
    shownProblems?: readonly QueryProblem[];
  }
}

export interface StayLimits {
  readonly maxGuests: number;
  /** The most nights that the engine takes at once. */
  readonly maxNights: number;
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** Whether an address names any part of a stay. */
export const namesStay = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return Object.values(stayParameters).some((name) => (query.get(name) ?? "") !== "");
};

/**
 * Reads the stay of an address. What is wrong is reported and left out, the valid rest is used; `null` where the address names no stay.
 * An empty parameter counts as none.
 */
export const readStayQuery = (
  search: string,
  today: Day,
  limits: StayLimits,
): { readonly stay: Stay; readonly problems: readonly QueryProblem[] } | null => {
  if (!namesStay(search)) return null;
  const query = new URLSearchParams(search);
  const part = (name: keyof typeof stayParameters) => (query.get(stayParameters[name]) ?? "").trim();
  const problems: QueryProblem[] = [];

  const given = {
    arrival: part("arrival"),
    departure: part("departure"),
    nights: part("nights"),
    guests: part("guests"),
  };
  let arrival: MaybeDay = "";
  if (given.arrival !== "") {
    if (!isDay(given.arrival)) problems.push("arrivalNoDay");
    else if (given.arrival < today) problems.push("arrivalPast");
    else arrival = given.arrival;
  }

  let departure: MaybeDay = "";
  const nights = wholeNumber(given.nights);
  if (given.departure !== "" && !isDay(given.departure)) problems.push("departureNoDay");
  else if (given.nights !== "" && (nights === undefined || nights < 1)) problems.push("nightsNoNumber");
  else if (arrival === "") {
    if (given.arrival === "" && (given.departure !== "" || given.nights !== "")) problems.push("arrivalMissing");
  } else {
    const wanted = given.departure !== "" ? given.departure : nights === undefined ? "" : addDays(arrival, nights);
    if (wanted !== "" && wanted <= arrival) problems.push("departureOrder");
    else if (wanted !== "" && nights !== undefined && nightsBetween(arrival, wanted) !== nights)
      problems.push("nightsDisagree");
    else if (wanted !== "" && nightsBetween(arrival, wanted) > limits.maxNights) problems.push("nightsTooMany");
    else departure = wanted;
  }

  let { guests } = emptyStay;
  if (given.guests !== "") {
    const asked = wholeNumber(given.guests);
    if (asked === undefined || asked < 1 || asked > limits.maxGuests) problems.push("guestsRange");
    else guests = asked;
  }
  return { stay: { arrival, departure, guests }, problems };
};

/** The query of an address with a stay in place of the one it named: other parameters stay as they are, and a stay without days names none. */
export const withStayQuery = (search: string, { arrival, departure, guests }: Stay): string => {
  const query = new URLSearchParams(search);
  for (const name of Object.values(stayParameters)) query.delete(name);
  if (arrival !== "") {
    query.set(stayParameters.arrival, arrival);
    if (departure !== "") query.set(stayParameters.departure, departure);
    query.set(stayParameters.guests, String(guests));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
};

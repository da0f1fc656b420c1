/**
 * A stay in a URL's query: `?checkin=2026-12-04&checkout=2026-12-08&guests=3`, or `nights=4` instead of `checkout`.
 * Pure functions, except `hasStay`.
 */
import { type Day, type MaybeDay, addDays, isChoosableDay, nightsBetween } from "./days.ts";
import { namesSuite, putSuite } from "./chosen-suite.ts";
import { type Stay, type StayLimits, withinMaxGuests } from "./engine.ts";
import { emptyStay, keptStayKey } from "./kept-stay.ts";
import { readStored } from "../storage.ts";

/** Names of the parameters, as search engines and partners use them. */
export const stayParameters = {
  arrival: "checkin",
  departure: "checkout",
  nights: "nights",
  guests: "guests",
} as const;

/** The problems of a URL, in the order of its parts. */
export type QueryProblem =
  | "arrivalNoDay"
  | "arrivalPast"
  | "departureNoDay"
  | "departureOrder"
  | "nightsNoNumber"
  | "nightsDisagree"
  | "nightsTooMany"
  | "arrivalMissing"
  | "guestsRange"
  | "suiteUnknown";

declare global {
  interface Window {
    /** The problems that the start script found in the page's URL. */
    shownProblems?: readonly QueryProblem[];
  }
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** Whether a query contains any part of a stay. Small, because the first scripts of every page use it. */
export const namesStay = (search: string): boolean => /[?&](?:checkin|checkout|nights|guests)=[^&]/.test(search);

/**
 * Parses the stay in a query. Invalid parts are reported and ignored. Valid parts are used, except a departure without a
 * valid arrival. Null if the query contains no stay. An empty parameter counts as missing.
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
    if (!isChoosableDay(given.arrival)) problems.push("arrivalNoDay");
    else if (given.arrival < today) problems.push("arrivalPast");
    else arrival = given.arrival;
  }

  const checkout = isChoosableDay(given.departure) ? given.departure : "";
  const nights = wholeNumber(given.nights) || undefined;
  if (given.departure !== checkout) problems.push("departureNoDay");
  if (given.nights !== "" && nights === undefined) problems.push("nightsNoNumber");

  let departure: MaybeDay = "";
  if (arrival !== "") {
    const wanted = checkout === "" && nights !== undefined ? addDays(arrival, nights) : checkout;
    if (wanted !== "" && wanted <= arrival) problems.push("departureOrder");
    else if (wanted !== "" && nights !== undefined && nightsBetween(arrival, wanted) !== nights)
      problems.push("nightsDisagree");
    else if (wanted !== "" && nightsBetween(arrival, wanted) > limits.maxNights) problems.push("nightsTooMany");
    else departure = wanted;
  } else if (given.arrival === "" && (checkout !== "" || nights !== undefined)) problems.push("arrivalMissing");

  let { guests } = withinMaxGuests(emptyStay, limits);
  if (given.guests !== "") {
    const number = wholeNumber(given.guests);
    if (number === undefined || number < 1 || number > limits.maxGuests) problems.push("guestsRange");
    else guests = number;
  }
  return { stay: { arrival, departure, guests }, problems };
};

/**
 * The query with this stay instead of the previous one. Other parameters are preserved. If the stay has no arrival, only
 * its suite is written.
 */
export const withStayQuery = (search: string, stay: Stay): string => {
  const { arrival, departure, guests } = stay;
  const query = new URLSearchParams(search);
  for (const name of Object.values(stayParameters)) query.delete(name);
  if (arrival !== "") {
    query.set(stayParameters.arrival, arrival);
    if (departure !== "") query.set(stayParameters.departure, departure);
    query.set(stayParameters.guests, String(guests));
  }
  putSuite(query, stay);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
};

/**
 * Whether there may be a stay to show: the query contains one or, in a house with several suites, names a suite, or the tab has stored one.
 * Part of the inline script, so it must be small.
 */
export const hasStay = (search: string): boolean =>
  namesStay(search) || namesSuite(search) || readStored(keptStayKey, "sessionStorage") !== null;

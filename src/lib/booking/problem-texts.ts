/** The messages for a wrong stay in the URL, shown by the script for stays and by the application. */
import type { TextKey } from "../i18n/keys";
import type { QueryProblem } from "./stay-query";

export const stayProblemTexts = {
  arrivalNoDay: "booking.address.arrivalNoDay",
  // The text must not mention a link: it is also shown if the arrival of a stay chosen on the page has passed at midnight.
  arrivalPast: "booking.error.arrivalPast",
  departureNoDay: "booking.address.departureNoDay",
  departureOrder: "booking.address.departureOrder",
  nightsNoNumber: "booking.address.nightsNoNumber",
  nightsDisagree: "booking.address.nightsDisagree",
  nightsTooMany: "booking.address.nightsTooMany",
  arrivalMissing: "booking.address.arrivalMissing",
  guestsRange: "booking.address.guestsRange",
} as const satisfies Record<Exclude<QueryProblem, "suiteUnknown">, TextKey>;

/** The messages that differ in a house with several suites, where the limits of guests and nights depend on the suite. */
export const suiteProblemTexts = {
  guestsRange: "suiteChoice.guestsRange",
  nightsTooMany: "suiteChoice.nightsTooMany",
  suiteUnknown: "suiteChoice.unknown",
} as const satisfies Partial<Record<QueryProblem, TextKey>> & Record<"suiteUnknown", TextKey>;

/** The messages for a wrong stay in the URL. The script for stays contains them, and the application shows the same ones. */
import type { TextKey } from "../i18n/keys";
import type { QueryProblem } from "./stay-query";

export const problemTexts = {
  arrivalNoDay: "booking.address.arrivalNoDay",
  arrivalPast: "booking.address.arrivalPast",
  departureNoDay: "booking.address.departureNoDay",
  departureOrder: "booking.address.departureOrder",
  nightsNoNumber: "booking.address.nightsNoNumber",
  nightsDisagree: "booking.address.nightsDisagree",
  nightsTooMany: "booking.address.nightsTooMany",
  arrivalMissing: "booking.address.arrivalMissing",
  guestsRange: "booking.address.guestsRange",
} as const satisfies Record<Exclude<QueryProblem, "suiteUnknown">, TextKey>;

/** Those that differ in a house with several suites: how many guests and nights are possible depends on the suite. */
export const suiteProblemTexts = {
  guestsRange: "suiteChoice.guestsRange",
  nightsTooMany: "suiteChoice.nightsTooMany",
  suiteUnknown: "suiteChoice.unknown",
} as const satisfies Partial<Record<QueryProblem, TextKey>> & Record<"suiteUnknown", TextKey>;

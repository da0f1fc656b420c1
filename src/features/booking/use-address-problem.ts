import { useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

const texts: Record<QueryProblem, TextKey> = {
  arrivalNoDay: "booking.address.arrivalNoDay",
  arrivalPast: "booking.address.arrivalPast",
  departureNoDay: "booking.address.departureNoDay",
  departureOrder: "booking.address.departureOrder",
  nightsNoNumber: "booking.address.nightsNoNumber",
  nightsDisagree: "booking.address.nightsDisagree",
  nightsTooMany: "booking.address.nightsTooMany",
  arrivalMissing: "booking.address.arrivalMissing",
  guestsRange: "booking.address.guestsRange",
};

/**
 * What was wrong with the stay in the page's address, as a sentence; empty where nothing was, and before the page lives in a browser. It
 * goes with the next choice, which puts another stay into the address.
 */
export const useAddressProblem = (today: MaybeDay): string => {
  const t = useText();
  const { bookingEngine } = useSite();
  const find = () =>
    today === "" ? null : (readStayQuery(window.location.search, today, bookingEngine)?.problems[0] ?? null);
  const problem = useSyncExternalStore(stayStore.subscribe, find, () => null);
  return problem === null ? "" : t(texts[problem], { most: bookingEngine.maxNights });
};

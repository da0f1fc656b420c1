import { useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import type { Text, TextKey } from "../../lib/i18n/keys";
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

const sentence = (t: Text, problem: QueryProblem, maxNights: number): string => t(texts[problem], { most: maxNights });

/** All sentences by problem, as JSON: the bar carries them for the start script, which has no words of its own (`problemsAttribute`). */
export const problemSentences = (t: Text, maxNights: number): string =>
  JSON.stringify(
    Object.fromEntries(
      (Object.keys(texts) as QueryProblem[]).map((problem) => [problem, sentence(t, problem, maxNights)]),
    ),
  );

const none: readonly QueryProblem[] = [];

/** What the start script has told, before React has rendered anything. */
const told = (): string => ((typeof window === "undefined" ? undefined : window.shownProblems) ?? none).join(" ");

/**
 * What is wrong with the stay in the page's address, a sentence for each part; empty where nothing is. It goes with the next choice, which
 * puts another stay into the address.
 */
export const useAddressProblem = (today: MaybeDay): string => {
  const t = useText();
  const { bookingEngine } = useSite();
  const find = () =>
    today === "" ? told() : (readStayQuery(window.location.search, today, bookingEngine)?.problems ?? none).join(" ");
  const problems = useSyncExternalStore(stayStore.subscribe, find, told);
  if (problems === "") return "";
  return (problems.split(" ") as QueryProblem[])
    .map((problem) => sentence(t, problem, bookingEngine.maxNights))
    .join(" ");
};

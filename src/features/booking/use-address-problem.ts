/** The problems of the stay in the page's URL, as a message for the guest. */
import { useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { withSuiteProblem } from "../../lib/booking/chosen-suite";
import type { MaybeDay } from "../../lib/booking/days";
import { stayProblemTexts, suiteProblemTexts } from "../../lib/booking/problem-texts";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

const none: readonly QueryProblem[] = [];

/** The codes of the problems that the start script has already shown, separated by spaces. */
const shownAtStart = (): string =>
  ((typeof window === "undefined" ? undefined : window.shownProblems) ?? none).join(" ");

/**
 * The error messages for the stay in the page's URL, joined; empty if the stay is valid. They disappear when the guest next chooses
 * something, because that writes a new stay to the URL.
 */
export const useAddressProblem = (today: MaybeDay): string => {
  const t = useText();
  const site = useSite();
  const { bookingEngine } = site;
  // Joined to a string: with a new array for each call, `useSyncExternalStore` would render again without end.
  const find = () =>
    today === ""
      ? shownAtStart()
      : withSuiteProblem(
          readStayQuery(window.location.search, today, bookingEngine)?.problems ?? none,
          site,
          window.location.search,
        ).join(" ");
  const problems = useSyncExternalStore(stayStore.subscribe, find, shownAtStart);
  if (problems === "") return "";
  const texts: Partial<Record<string, TextKey>> = {
    ...stayProblemTexts,
    ...(site.suites.length > 0 && suiteProblemTexts),
  };
  return problems
    .split(" ")
    .flatMap((problem) => texts[problem] ?? [])
    .map((key) => t(key, { most: bookingEngine.maxNights }))
    .join(" ");
};

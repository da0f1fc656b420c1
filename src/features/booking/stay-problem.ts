import { useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { withSuiteProblem } from "../../lib/booking/chosen-suite";
import type { MaybeDay } from "../../lib/booking/days";
import { problemTexts, suiteProblemTexts } from "../../lib/booking/problem-texts";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import type { Stay } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { obstacleTexts, type StayCheck } from "./stay";
import { obstacleValues } from "./stay-texts";

const none: readonly QueryProblem[] = [];

/** The problems that the start script has already shown, before React renders. */
const shownAtStart = (): string =>
  ((typeof window === "undefined" ? undefined : window.shownProblems) ?? none).join(" ");

/**
 * The error messages for the stay in the page's URL, joined; empty if the stay is valid. They disappear when the guest next chooses
 * something, because that writes a new stay to the URL.
 */
const useAddressProblem = (today: MaybeDay): string => {
  const t = useText();
  const site = useSite();
  const { bookingEngine } = site;
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
  const texts: Partial<Record<string, TextKey>> = { ...problemTexts, ...(site.suites.length > 0 && suiteProblemTexts) };
  return problems
    .split(" ")
    .map((problem) => texts[problem])
    .filter((key) => key !== undefined)
    .map((key) => t(key, { most: bookingEngine.maxNights }))
    .join(" ");
};

/**
 * The error message that bar and dock show for the stay: the problems with the stay in the URL, otherwise an obstacle that `check` finds.
 * Empty if there is neither.
 */
export const useStayProblem = (stay: Stay, today: MaybeDay, check: StayCheck | null): string => {
  const t = useText();
  const language = useLanguage();
  const problem = useAddressProblem(today);
  const obstacle = today === "" || problem !== "" ? null : (check?.obstacle(stay) ?? null);
  return obstacle === null ? problem : t(obstacleTexts[obstacle.kind], obstacleValues(obstacle, language));
};

import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useAddressProblem } from "./address-problem";
import { obstacleTexts } from "./stay";
import type { StayCheck } from "./stay-check";
import { obstacleValues } from "./stay-texts";

/**
 * What the bar and the dock say against the stay that they show, as a sentence: what is wrong with the page's address, else what calendars
 * and rules have against the stay, where they are known. Empty where nothing is.
 */
export const useStayProblem = (stay: Stay, today: MaybeDay, check: StayCheck | null): string => {
  const t = useText();
  const language = useLanguage();
  const problem = useAddressProblem(today);
  const obstacle = today === "" || problem !== "" ? null : (check?.obstacle(stay) ?? null);
  return obstacle === null ? problem : t(obstacleTexts[obstacle.kind], obstacleValues(obstacle, language));
};

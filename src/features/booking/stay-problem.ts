import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useAddressProblem } from "./address-problem";
import { obstacleTexts } from "./stay";
import type { StayCheck } from "./stay-check";
import { obstacleValues } from "./stay-texts";

/**
 * The error message that bar and dock show for the stay: a problem with the stay in the URL, otherwise an obstacle in the availability or
 * the rules, if they are known. Empty if there is none.
 */
export const useStayProblem = (stay: Stay, today: MaybeDay, check: StayCheck | null): string => {
  const t = useText();
  const language = useLanguage();
  const problem = useAddressProblem(today);
  const obstacle = today === "" || problem !== "" ? null : (check?.obstacle(stay) ?? null);
  return obstacle === null ? problem : t(obstacleTexts[obstacle.kind], obstacleValues(obstacle, language));
};

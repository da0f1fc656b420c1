import type { Text } from "../../../lib/i18n/keys";
import { urgency } from "./request";

/** How many days are left until a deadline, or by how many it is missed, in words. */
export const daysLeftText = (t: Text, left: number): string => {
  if (left === 0) return t("requests.today");
  return urgency(left) === "late" ? t("requests.late", { count: -left }) : t("requests.left", { count: left });
};

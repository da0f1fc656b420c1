/** Whether the owner's rates come to their end (stay §4). Pure. */
import { warningDays } from "../../settings/due-dates.ts";
import { type Day, nightsBetween } from "./days.ts";

/** `ended`: last night has no price any more; `ending`: within the days of `warningDays`. */
export const ratesEnd = (validUntil: Day, today: Day): "ended" | "ending" | null => {
  if (validUntil < today) return "ended";
  return nightsBetween(today, validUntil) <= warningDays ? "ending" : null;
};

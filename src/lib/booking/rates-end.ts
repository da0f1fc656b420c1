/** Whether the owner's rates end soon or have ended. Pure function. */
import { warningDays } from "../../settings/due-dates.ts";
import { type Day, nightsBetween } from "./days.ts";

/** `ended`: tonight has no price; `ending`: the rates end within `warningDays`. */
export const ratesEnd = (validUntil: Day, today: Day): "ended" | "ending" | null => {
  if (validUntil < today) return "ended";
  return nightsBetween(today, validUntil) <= warningDays ? "ending" : null;
};

/** Whether the owner's rates come to their end (stay §4). Pure. */
import { type Day, nightsBetween } from "./days.ts";

/** Days before the end from which it is mentioned. */
export const ratesWarning = 60;

/** `ended`: last night has no price any more; `ending`: within 60 days. */
export const ratesEnd = (validUntil: Day, today: Day): "ended" | "ending" | null => {
  if (validUntil < today) return "ended";
  return nightsBetween(today, validUntil) <= ratesWarning ? "ending" : null;
};

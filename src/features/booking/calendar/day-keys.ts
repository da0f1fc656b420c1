/** Where the keyboard leads in a calendar, after the date grid of the ARIA practices. Pure. */
import { type Day, addDays, sameDayInMonth, weekday } from "../../../lib/booking/days";

/** The day that a key leads to from another; null for keys that are none of the calendar's. */
export const dayByKey = (day: Day, key: string, shift = false): Day | null => {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday(day));
    case "End":
      return addDays(day, 6 - weekday(day));
    case "PageUp":
      return sameDayInMonth(day, shift ? -12 : -1);
    case "PageDown":
      return sameDayInMonth(day, shift ? 12 : 1);
    default:
      return null;
  }
};

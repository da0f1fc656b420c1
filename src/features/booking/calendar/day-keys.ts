/** Keyboard navigation of the calendar, following the date grid of the ARIA Authoring Practices. Pure function. */
import { type Day, addDays, sameDayInMonth, weekday } from "../../../lib/booking/days";

/** The day that a key moves to from `day`; null for keys that the calendar does not handle. */
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

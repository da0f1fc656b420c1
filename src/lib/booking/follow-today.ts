import { todayIn } from "./days";

/** How often the day is checked, in milliseconds. */
const minute = 60_000;

/**
 * Calls back when midnight has passed at the house: within a minute, or as soon as the page becomes visible again. Returns
 * a stop function.
 */
export const followToday = (timeZone: string, then: () => void): (() => void) => {
  let day = todayIn(timeZone);
  const check = () => {
    const today = todayIn(timeZone);
    if (today === day) return;
    day = today;
    then();
  };
  const timer = setInterval(check, minute);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
};

/** The current day, which changes at midnight while a page is open. */
import { useCallback, useSyncExternalStore } from "react";
import { type MaybeDay, todayIn } from "./days";

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

/**
 * The current day in a time zone; it changes at midnight while the page is open. While a built page hydrates, it is `untilHydrated`,
 * because the page may have been built on another day. Parts that are rendered only in the browser leave out `untilHydrated`.
 */
export const useDay = (timeZone: string, untilHydrated?: ""): MaybeDay => {
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  const follow = useCallback((then: () => void) => followToday(timeZone, then), [timeZone]);
  return useSyncExternalStore(follow, now, () => untilHydrated ?? now());
};

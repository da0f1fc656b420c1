/** The current day, which changes at midnight while a page is open. */
import { useCallback, useSyncExternalStore } from "react";
import { createStore } from "../external-store";
import { type Day, type MaybeDay, todayIn } from "./days";

/** How often the day is checked, in milliseconds. */
const minute = 60_000;

/**
 * What to add to the time of the device's clock to get the backend's, in milliseconds; 0 until the backend has responded
 * (availability-store.ts). A traveller who sets the clock by hand, but keeps the time zone of home, would otherwise have another day than
 * the house for half of each day.
 */
export const clockOffsetStore = createStore(0);

/** Today's date in a time zone, by the backend's clock once it is known. */
export const currentDay = (timeZone: string, now: number = Date.now()): Day =>
  todayIn(timeZone, new Date(now + clockOffsetStore.get()));

/**
 * Calls back when midnight has passed at the house: within a minute, or as soon as the page becomes visible again. Also when the backend's
 * clock shows that it is another day. Returns a stop function.
 */
export const followToday = (timeZone: string, then: () => void): (() => void) => {
  let day = currentDay(timeZone);
  const check = () => {
    const today = currentDay(timeZone);
    if (today === day) return;
    day = today;
    then();
  };
  const timer = setInterval(check, minute);
  document.addEventListener("visibilitychange", check);
  const stopCorrecting = clockOffsetStore.subscribe(check);
  return () => {
    stopCorrecting();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
};

/**
 * The current day in a time zone; it changes at midnight while the page is open. While a built page hydrates, it is `untilHydrated`,
 * because the page may have been built on another day. Parts that are rendered only in the browser leave out `untilHydrated`.
 */
export const useDay = (timeZone: string, untilHydrated?: ""): MaybeDay => {
  const now = useCallback(() => currentDay(timeZone), [timeZone]);
  const follow = useCallback((then: () => void) => followToday(timeZone, then), [timeZone]);
  return useSyncExternalStore(follow, now, () => untilHydrated ?? now());
};

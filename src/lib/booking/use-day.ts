import { useCallback, useSyncExternalStore } from "react";
import { type MaybeDay, todayIn } from "./days";
import { followToday } from "./follow-today";

/**
 * The current day in a time zone; it changes at midnight while the page is open. While a built page hydrates, it is `untilHydrated`,
 * because the page may have been built on another day. Parts that are rendered only in the browser leave out `untilHydrated`.
 */
export const useDay = (timeZone: string, untilHydrated?: ""): MaybeDay => {
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  const follow = useCallback((then: () => void) => followToday(timeZone, then), [timeZone]);
  return useSyncExternalStore(follow, now, () => untilHydrated ?? now());
};

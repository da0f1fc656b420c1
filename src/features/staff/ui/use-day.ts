import { useCallback, useSyncExternalStore } from "react";
import { type Day, todayIn } from "../../../lib/booking/days";
import { followToday } from "../../../lib/booking/follow-today";

/** The current day in a time zone, also after midnight, when a page stays open. */
export const useDay = (timeZone: string): Day => {
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  const follow = useCallback((then: () => void) => followToday(timeZone, then), [timeZone]);
  return useSyncExternalStore(follow, now, now);
};

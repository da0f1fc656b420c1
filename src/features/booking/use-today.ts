import { useCallback, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { type MaybeDay, todayIn } from "../../lib/booking/days";
import { followToday } from "../../lib/booking/follow-today";

/** Today's date in the house's time zone, also after midnight; empty until the page has hydrated. */
export const useToday = (): MaybeDay => {
  const { timeZone } = useSite().hours;
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  const follow = useCallback((then: () => void) => followToday(timeZone, then), [timeZone]);
  return useSyncExternalStore(follow, now, () => "");
};

import { useCallback, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { type MaybeDay, todayIn } from "../../lib/booking/days";

const never = () => () => undefined;

/** Today's date in the house's time zone; empty until the page has hydrated. */
export const useToday = (): MaybeDay => {
  const { timeZone } = useSite().hours;
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  return useSyncExternalStore(never, now, () => "");
};

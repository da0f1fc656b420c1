import { useCallback, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { type MaybeDay, todayIn } from "../../lib/booking/days";

const never = () => () => undefined;

/** Today where the house stands, once the page lives in a browser; empty before. */
export const useToday = (): MaybeDay => {
  const { timeZone } = useSite().hours;
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  return useSyncExternalStore(never, now, () => "");
};

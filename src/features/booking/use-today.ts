import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { type MaybeDay, todayIn } from "../../lib/booking/days";
import { restoreStay } from "./stay-store";

const never = () => () => undefined;

/** Today where the house stands, once the page lives in a browser; empty before. Takes up the tab's stay with it. */
export const useToday = (): MaybeDay => {
  const { timeZone } = useSite().hours;
  const now = useCallback(() => todayIn(timeZone), [timeZone]);
  const today = useSyncExternalStore(never, now, () => "");
  useEffect(() => {
    const restore = () => restoreStay(todayIn(timeZone));
    // Another page of the tab may have chosen otherwise while the browser kept this one.
    const restoreKept = ({ persisted }: PageTransitionEvent) => persisted && restore();
    restore();
    window.addEventListener("pageshow", restoreKept);
    return () => window.removeEventListener("pageshow", restoreKept);
  }, [timeZone]);
  return today;
};

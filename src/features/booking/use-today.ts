import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import { useDay } from "../../lib/booking/today";

/** Today's date in the house's time zone, updated at midnight; empty until the page has hydrated. */
export const useToday = (): MaybeDay => useDay(useSite().hours.timeZone, "");

import { addDays, todayIn } from "../../src/lib/booking/days";
import { siteFile } from "./site-file";

/**
 * A day in the house's time zone, `days` days from now, as YYYY-MM-DD. Near midnight it differs from the day in UTC.
 */
export const houseDay = (days = 0): string => addDays(todayIn(siteFile.hours.timeZone, new Date()), days);

import { todayIn } from "../../src/lib/booking/days";
import { siteFile } from "./site-file";

/** A day of the house's calendar, so many days from now, as YYYY-MM-DD: near midnight it is another one than in UTC. */
export const houseDay = (days = 0): string =>
  todayIn(siteFile.hours.timeZone, new Date(Date.now() + days * 86_400_000));

import type { Site } from "../../gatsby/content/schema/site";
import { type Day, todayIn } from "../../src/lib/booking/days";

/** The current day in the house's time zone; in UTC if `site.yml` could not be read. */
export const todayOf = (site: Pick<Site, "hours"> | undefined): Day => todayIn(site?.hours.timeZone ?? "UTC");

import { todayIn } from "../../src/lib/booking/days";
import type { Content } from "../content/content";

/** The year for the footer: that of the house, because the machine that builds may be in another year around midnight. */
export const buildYear = ({ site }: Pick<Content, "site">): string => todayIn(site.hours.timeZone).slice(0, 4);

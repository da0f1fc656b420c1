/** Adds the free nights for the suite page: from the backend at build time, or from the demo's calendars. */
import type { SourceNodesArgs } from "gatsby";
import { demoStays } from "../../local/backend/demo-calendars";
import { type Availability, isStale, unknownAvailability } from "../../src/lib/booking/availability";
import { type Day, addDays, todayIn } from "../../src/lib/booking/days";
import { mergeRuns } from "../../src/lib/booking/night-runs";
import { nightsToShow } from "../../src/lib/booking/nights-to-show";
import type { Content } from "../content/content";
import { ratesIn } from "../content/stay-fields";
import { availabilityOfBuild } from "../hosting/write-availability";
import { uploadsBackend } from "../backend/addresses";
import { makeNode } from "../sources/make-node";

/** The nights of the demo's calendars (local/backend/demo-calendars.ts). The time is the beginning of the day, so that builds of the same day are equal. */
export const demoAvailability = (zone: string, today: Day): Availability => ({
  ...unknownAvailability(zone, today),
  checkedAt: `${today}T00:00:00.000Z`,
  taken: mergeRuns(
    [...demoStays.airbnb, ...demoStays.booking].map(([from, to]) => [addDays(today, from), addDays(today, to)]),
  ).map(([from, to]) => [from, to]),
});

/** Whether the content is the demo's. A real house without a backend has no known nights. */
const isDemo = ({ site }: Pick<Content, "site">): boolean => site.brand.sample === true;

export const sourceNights = async (content: Content, args: SourceNodesArgs): Promise<void> => {
  const { reporter } = args;
  const zone = content.site.hours.timeZone;
  const now = Date.now();
  const today = todayIn(zone, new Date(now));
  const backend = uploadsBackend(process.env);
  const availability =
    backend === "" && isDemo(content)
      ? demoAvailability(zone, today)
      : await availabilityOfBuild(backend, zone, (sentence) => {
          reporter.warn(sentence);
        });
  const rates = content.rates === null ? null : ratesIn(content.rates, "en");
  const fields = {
    checkedAt: availability.checkedAt,
    isStale: isStale(availability, now),
    ...nightsToShow(availability, rates, today),
  };
  makeNode("HouseNights", "house-nights", fields, args);
};

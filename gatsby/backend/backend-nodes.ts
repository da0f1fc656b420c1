/**
 * The nodes of what the backend knows at the time of the build: the free nights of each suite (in a sample house without a backend, the
 * demo's), and the data of /proof.
 */
import type { SourceNodesArgs } from "gatsby";
import { demoStays } from "../../local/backend/demo-calendars";
import { type Availability, isStale, nightsOfSuite, unknownAvailability } from "../../src/lib/booking/availability";
import { type Day, addDays, todayIn } from "../../src/lib/booking/days";
import { mergeRuns } from "../../src/lib/booking/night-runs";
import { nightsToShow } from "../../src/lib/booking/offered-nights";
import { environment } from "../../src/settings/environment";
import type { Content } from "../content/content";
import { factsIn } from "../content/facts";
import { localize } from "../content/localize";
import { suiteTerms } from "../content/suite-terms";
import { projectFolder } from "../folders";
import { makeNode } from "../sources/nodes";
import { commitOf } from "../commit";
import { availabilityOfBuild, backendOfBuild, speedOfBuild } from "./ask-backend";

/** The nights of the demo's calendars, as of the beginning of the day, so that builds of the same day are equal. */
const demoAvailability = (zone: string, today: Day): Availability => ({
  ...unknownAvailability(zone, today),
  checkedAt: `${today}T00:00:00.000Z`,
  taken: mergeRuns(
    [...demoStays.airbnb, ...demoStays.booking].map(([from, to]) => [addDays(today, from), addDays(today, to)]),
  ).map(([from, to]) => [from, to]),
});

/** Makes the nodes of the nights, and that for /proof, which has no time of day: builds of the same day, commit and figures have the same page. */
export const sourceBackend = async (content: Content, args: SourceNodesArgs): Promise<void> => {
  const { warn } = args.reporter;
  const zone = content.site.hours.timeZone;
  const now = Date.now();
  const today = todayIn(zone, new Date(now));
  const backend = backendOfBuild();
  const [asked, speed] = await Promise.all([
    availabilityOfBuild(backend, zone, warn),
    speedOfBuild(backend, environment.publicKey, warn),
  ]);
  // A real house without a backend has no known nights.
  const availability = backend === "" && content.site.brand.sample === true ? demoAvailability(zone, today) : asked;
  const facts = factsIn(content, "en");
  for (const { id } of content.suites) {
    const { rates } = suiteTerms(content, id);
    const known = nightsOfSuite(availability, id);
    const fields = {
      suite: id,
      checkedAt: known.checkedAt,
      isStale: isStale(known, now),
      ...nightsToShow(known, rates && localize(rates, "en", facts), today),
    };
    makeNode("HouseNights", id, "", fields, args);
  }
  const proof = { builtOn: today, commit: commitOf(projectFolder), nightsReadAt: asked.checkedAt, speed };
  makeNode("Proof", "", "", proof, args);
};

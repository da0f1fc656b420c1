/**
 * What the build reads from the backend: the free nights of each suite (in a sample house without a backend, the demo's) and the figures of
 * the site's speed, as nodes and as `/availability.json`. A request that fails does not end the build.
 */
import type { BuildArgs, SourceNodesArgs } from "gatsby";
import * as v from "valibot";
import { demoStays } from "../../local/backend/demo-calendars";
import { readJson } from "../../src/lib/backend/read-json";
import {
  type Availability,
  availabilitySchema,
  calendarsReadAt,
  isStale,
  nightsOfSuite,
  unknownAvailability,
} from "../../src/lib/booking/availability";
import { type Day, addDays, todayIn } from "../../src/lib/booking/days";
import { mergeRuns } from "../../src/lib/booking/night-runs";
import { nightsToShow } from "../../src/lib/booking/offered-nights";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../src/lib/site-speed";
import { environment } from "../../src/settings/environment";
import { availabilityPath } from "../../src/settings/hosting";
import { commitOf } from "../build-identity";
import type { Content } from "../content/content";
import { factsIn } from "../content/facts";
import { localize } from "../content/localize";
import { suiteTerms } from "../content/suite-terms";
import { projectFolder, writePublic } from "../folders";
import { reasonOf } from "../reason-of";
import { makeNode } from "../sources/nodes";

const backendUrl = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]+)?$/, "UPLOADS_ADDRESS must begin with https:// or http://, or be empty."),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/**
 * URL of the backend that the build reads from: UPLOADS_ADDRESS (`npm run build` sets it to the embedded backend if there is no
 * hosted one) or, if that is not set, the URL that pages use. Empty without a backend.
 */
export const backendOfBuild = (): string =>
  v.parse(backendUrl, process.env["UPLOADS_ADDRESS"] ?? environment.backendUrl);

/** Timeout of a request for data, in milliseconds. */
export const requestTimeout = 15_000;

type Warn = (sentence: string) => void;

/**
 * The result of `request`. Undefined without a backend (an empty URL), or if the request fails: then `warn` is called with a sentence that
 * says that `what` is left out.
 */
const requestOptional = async <Data>(backend: string, what: string, warn: Warn, request: () => Promise<Data>) => {
  try {
    return backend === "" ? undefined : await request();
  } catch (error) {
    warn(`${what} are left out of this build: ${reasonOf(error)}`);
    return undefined;
  }
};

/** The free nights at the time of the build; unknown without a backend (an empty URL), or if the request fails: then `warn` is called. */
export const availabilityOfBuild = async (backend: string, zone: string, warn: Warn): Promise<Availability> => {
  const request = () => readJson(`${backend}/functions/v1/calendars`, availabilitySchema, {}, requestTimeout);
  const availability = await requestOptional(backend, "The free nights of the backend", warn, request);
  return availability ?? unknownAvailability(zone, todayIn(zone));
};

/** Writes `/availability.json`, for hosts that do not redirect to the backend. */
export const writeAvailability = async ({ site }: Content, { reporter }: BuildArgs): Promise<void> => {
  const availability = await availabilityOfBuild(backendOfBuild(), site.hours.timeZone, reporter.warn);
  await writePublic(availabilityPath, `${JSON.stringify(availability)}\n`);
};

/** The backend's figures of the site's speed; null without a backend (an empty URL), or if the request fails: then `warn` is called. */
export const speedOfBuild = async (backend: string, publicKey: string, warn: Warn): Promise<SiteSpeed | null> => {
  const request = () => readJson(backend + siteSpeedPath, siteSpeedSchema, siteSpeedRequest(publicKey), requestTimeout);
  return (await requestOptional(backend, "The figures of the site's speed", warn, request)) ?? null;
};

/** The nights of the demo's calendars, as of the beginning of the day, so that builds of the same day are equal. */
const demoAvailability = (zone: string, today: Day): Availability => ({
  ...unknownAvailability(zone, today),
  checkedAt: `${today}T00:00:00.000Z`,
  taken: mergeRuns(
    [...demoStays.airbnb, ...demoStays.booking].map(([from, to]) => [addDays(today, from), addDays(today, to)]),
  ).map(([from, to]) => [from, to]),
});

/**
 * Makes the nodes of the nights, and the node for /proof. That node has the build's day but not its time, so that the page
 * changes only with the day, the commit or the backend's data.
 */
export const sourceBackend = async (content: Content, args: SourceNodesArgs): Promise<void> => {
  const { warn } = args.reporter;
  const zone = content.site.hours.timeZone;
  const now = Date.now();
  const today = todayIn(zone, new Date(now));
  const backend = backendOfBuild();
  const [fetched, speed] = await Promise.all([
    availabilityOfBuild(backend, zone, warn),
    speedOfBuild(backend, environment.publicKey, warn),
  ]);
  // A real house without a backend has no known nights.
  const availability = backend === "" && content.site.brand.sample === true ? demoAvailability(zone, today) : fetched;
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
  const proof = { builtOn: today, commit: commitOf(projectFolder), nightsReadAt: calendarsReadAt(fetched), speed };
  makeNode("Proof", "", "", proof, args);
};

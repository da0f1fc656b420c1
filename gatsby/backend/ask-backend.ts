/** The URL of the backend that the build reads from, and the requests of the build to it. A request that fails does not end the build. */
import type { BuildArgs } from "gatsby";
import * as v from "valibot";
import { type Availability, availabilitySchema, unknownAvailability } from "../../src/lib/booking/availability";
import { readJson } from "../../src/lib/backend/read-json";
import { todayIn } from "../../src/lib/booking/days";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../src/lib/site-speed";
import { environment } from "../../src/settings/environment";
import { availabilityPath } from "../../src/settings/hosting";
import type { Content } from "../content/content";
import { writePublic } from "../folders";
import { reasonOf } from "../reason-of";

const backendUrl = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]+)?$/, "UPLOADS_ADDRESS must begin with https:// or http://, or be empty."),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/**
 * URL of the backend that the build reads from: UPLOADS_ADDRESS, which `npm run build` sets to the embedded one if none is hosted, or else
 * that of the pages. Empty without a backend.
 */
export const backendOfBuild = (): string =>
  v.parse(backendUrl, process.env["UPLOADS_ADDRESS"] ?? environment.backendUrl);

/** Timeout of a request for data, in milliseconds. */
export const requestTimeout = 15_000;

type Warn = (sentence: string) => void;

/**
 * The answer of `ask`. Undefined without a backend (an empty URL). Also undefined if `ask` fails: then `warn` is
 * told that `what` is left out.
 */
const answerOf = async <Data>(backend: string, what: string, warn: Warn, ask: () => Promise<Data>) => {
  try {
    return backend === "" ? undefined : await ask();
  } catch (error) {
    warn(`${what} are left out of this build: ${reasonOf(error)}`);
    return undefined;
  }
};

/**
 * The free nights at the time of the build. Unknown without a backend (an empty URL). They are also unknown if the request
 * fails: then `warn` is called.
 */
export const availabilityOfBuild = async (backend: string, zone: string, warn: Warn): Promise<Availability> => {
  const ask = () => readJson(`${backend}/functions/v1/calendars`, availabilitySchema, {}, requestTimeout);
  const told = await answerOf(backend, "The free nights of the backend", warn, ask);
  return told ?? unknownAvailability(zone, todayIn(zone));
};

/** Writes `/availability.json`, for hosts that do not redirect to the backend. */
export const writeAvailability = async ({ site }: Content, { reporter }: BuildArgs): Promise<void> => {
  const availability = await availabilityOfBuild(backendOfBuild(), site.hours.timeZone, reporter.warn);
  await writePublic(availabilityPath, `${JSON.stringify(availability)}\n`);
};

/**
 * The backend's figures of the site's speed; null without a backend (an empty URL). Also null if the request fails: then `warn` is called.
 */
export const speedOfBuild = async (backend: string, publicKey: string, warn: Warn): Promise<SiteSpeed | null> => {
  const ask = () => readJson(backend + siteSpeedPath, siteSpeedSchema, siteSpeedRequest(publicKey), requestTimeout);
  return (await answerOf(backend, "The figures of the site's speed", warn, ask)) ?? null;
};

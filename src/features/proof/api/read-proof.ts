/** What the page asks once more when its code runs: speed, calendars and the build that is on the site. */
import * as v from "valibot";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../../lib/site-speed";
import { recordFile } from "../../../settings/build-record";
import { environment } from "../../../settings/environment";

/** Milliseconds. */
const patience = 10_000;

const read = async <Answer>(
  address: string,
  schema: v.GenericSchema<unknown, Answer>,
  request: RequestInit,
): Promise<Answer> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return v.parse(schema, await response.json());
};

/** The public figures of speed. Rejects when the backend does not answer them in time. */
export const readSpeed = (): Promise<SiteSpeed> =>
  read(environment.backendUrl + siteSpeedPath, siteSpeedSchema, siteSpeedRequest(environment.publicKey));

const buildSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.nullable(v.object({ id: v.string(), changed: v.boolean() })),
  homePage: v.object({ en: v.number(), el: v.number() }),
});

/** What `/build.json` says of the build on the site. */
export type BuildFacts = v.InferOutput<typeof buildSchema>;

/** The build that is on the site at this moment. Rejects when the site does not say it in time. */
export const readBuildFacts = (): Promise<BuildFacts> => read(`/${recordFile}`, buildSchema, { cache: "no-store" });

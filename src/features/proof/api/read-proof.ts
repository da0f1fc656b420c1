/** The requests by which the page `/proof` reads the speed figures and the live build again in the browser. */
import * as v from "valibot";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../../lib/site-speed";
import { recordFile } from "../../../lib/build-record";
import { environment } from "../../../settings/environment";

/** Time limit in milliseconds. */
const timeout = 10_000;

const read = async <Answer>(
  address: string,
  schema: v.GenericSchema<unknown, Answer>,
  request: RequestInit,
): Promise<Answer> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return v.parse(schema, await response.json());
};

/** The public speed figures. Rejects if the request fails, takes too long or returns something else. */
export const readSpeed = (): Promise<SiteSpeed> =>
  read(environment.backendUrl + siteSpeedPath, siteSpeedSchema, siteSpeedRequest(environment.publicKey));

const buildSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.nullable(v.object({ id: v.string(), changed: v.boolean() })),
  homePage: v.object({ en: v.number(), el: v.number() }),
});

/** The facts of the live build in `/build.json`. */
export type BuildFacts = v.InferOutput<typeof buildSchema>;

/** The build that is live at this moment. Rejects if the request fails, takes too long or returns something else. */
export const readBuildFacts = (): Promise<BuildFacts> => read(`/${recordFile}`, buildSchema, { cache: "no-store" });

/** The requests by which the page `/proof` reads the speed figures and the live build again in the browser. */
import * as v from "valibot";
import { type SiteSpeed, siteSpeedPath, siteSpeedRequest, siteSpeedSchema } from "../../../lib/site-speed";
import { recordFile } from "../../../lib/build-record";
import { readJson } from "../../../lib/backend/read-json";
import { environment } from "../../../settings/environment";

/** The public speed figures. Rejects if the request fails, takes too long or returns something else. */
export const readSpeed = (): Promise<SiteSpeed> =>
  readJson(environment.backendUrl + siteSpeedPath, siteSpeedSchema, siteSpeedRequest(environment.publicKey));

const buildSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.nullable(v.object({ id: v.string(), changed: v.boolean() })),
  homePage: v.object({ en: v.number(), el: v.number() }),
});

/** The facts of the live build in `/build.json`. */
export type BuildFacts = v.InferOutput<typeof buildSchema>;

/** The build that is live at this moment. Rejects if the request fails, takes too long or returns something else. */
export const readBuildFacts = (): Promise<BuildFacts> => readJson(`/${recordFile}`, buildSchema, { cache: "no-store" });

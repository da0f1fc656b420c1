/** Requests about builds of the site. */
import * as v from "valibot";
import { type BuildRecord, recordFile } from "../../../lib/build-record";
import { throwNoResponse, warnOfUnexpected } from "./backend-error";
import { FunctionError, invokeFunction } from "./query";

/** The fields of a build record that the staff page uses. */
export type PublishedBuild = Pick<BuildRecord, "build" | "builtAt" | "pictures">;

const recordSchema = v.object({
  build: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  pictures: v.array(v.string()),
});

/** Reads the record of the published build from the site itself. Rejects if the record cannot be read. */
export const readBuild = async (): Promise<PublishedBuild> => {
  const response = await fetch(`/${recordFile}`, { cache: "no-store" }).catch(throwNoResponse);
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return v.parse(recordSchema, await response.json());
};

/** Result of a request for a build. */
type BuildStart =
  /**
   * `askedAt`: when the server asked the host for the build, by the server's clock, in milliseconds since 1970; undefined if the response
   * does not contain it.
   */
  | { readonly result: "started"; readonly askedAt: number | undefined }
  /** Another build was started a moment ago. `wait`: seconds until the next one can be requested. */
  | { readonly result: "tooSoon"; readonly wait: number }
  /** No build hook is configured, or the host refused the request. */
  | { readonly result: "notConfigured" | "unavailable" }
  /** Any other error; the page shows the message that `failureText` returns for it. */
  | { readonly result: "failed"; readonly error: unknown };

export type BuildRefusal = Exclude<BuildStart, { readonly result: "started" }>;

const refusalOf = (error: unknown): BuildRefusal => {
  const refused = error instanceof FunctionError ? error.refused : undefined;
  if (refused?.code === "rate_limited") return { result: "tooSoon", wait: refused.retryAfterSeconds ?? 60 };
  if (refused?.code === "not_configured") return { result: "notConfigured" };
  if (refused?.code === "unavailable") return { result: "unavailable" };
  warnOfUnexpected(error);
  return { result: "failed", error };
};

const answerSchema = v.object({
  state: v.literal("started"),
  askedAt: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
});

/** Throws if the response is not from the function, for example a page of a proxy: then no build has started. */
const startOf = (answer: unknown): BuildStart => {
  const { askedAt } = v.parse(answerSchema, answer);
  return { result: "started", askedAt: askedAt === undefined ? undefined : Date.parse(askedAt) };
};

/** Asks the function `publish` to start a build. Never rejects. */
export const startBuild = (): Promise<BuildStart> => invokeFunction("publish", {}).then(startOf).catch(refusalOf);

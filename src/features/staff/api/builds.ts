/** Builds of the site. */
import * as v from "valibot";
import { type BuildRecord, recordFile } from "../../../settings/build-record";
import { FunctionError, invokeFunction } from "./query";

/** What the staff page compares of it. */
export type PublishedBuild = Pick<BuildRecord, "build" | "builtAt" | "pictures">;

const recordSchema = v.object({
  build: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  pictures: v.array(v.string()),
});

/** The build that stands on the site at this moment, asked of the site itself. Rejects when it says nothing. */
export const readBuild = async (): Promise<PublishedBuild> => {
  const response = await fetch(`/${recordFile}`, { cache: "no-store" });
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return v.parse(recordSchema, await response.json());
};

/** What became of the request for a build. `wait` in seconds: one was started a moment ago. */
export type BuildStart =
  /** `askedAt` by the server's clock, in milliseconds since 1970; undefined where the function does not say. */
  | { readonly result: "started"; readonly askedAt: number | undefined }
  | { readonly result: "tooSoon"; readonly wait: number }
  /** No build address is set, or the host did not take the request. */
  | { readonly result: "notConfigured" | "unavailable" }
  /** Anything else, in the words for every question to the backend. */
  | { readonly result: "failed"; readonly error: unknown };

const refusalOf = (error: unknown): Exclude<BuildStart, { readonly result: "started" }> => {
  const refused = error instanceof FunctionError ? error.refused : undefined;
  if (refused?.code === "rate_limited") return { result: "tooSoon", wait: refused.retryAfterSeconds ?? 60 };
  if (refused?.code === "not_configured") return { result: "notConfigured" };
  return refused?.code === "unavailable" ? { result: "unavailable" } : { result: "failed", error };
};

const answerSchema = v.object({ askedAt: v.pipe(v.string(), v.isoTimestamp()) });

const askedAtOf = (answer: unknown): number | undefined => {
  const read = v.safeParse(answerSchema, answer);
  return read.success ? Date.parse(read.output.askedAt) : undefined;
};

/** Asks the function `publish` to have the site built. Never rejects. */
export const startBuild = (): Promise<BuildStart> =>
  invokeFunction("publish", {}).then(
    (answer) => ({ result: "started", askedAt: askedAtOf(answer) }) as const,
    refusalOf,
  );

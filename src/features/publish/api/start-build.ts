import * as v from "valibot";
import { FunctionError, askFunction } from "../../staff/api/ask-function";

/** What became of the wish for a build. `wait` in seconds: one was started a moment ago. */
export type Started =
  /** `askedAt` by the server's clock, in milliseconds since 1970; undefined where the function does not say. */
  | { readonly result: "started"; readonly askedAt: number | undefined }
  | { readonly result: "tooSoon"; readonly wait: number }
  /** No build address is set, or the host did not take the wish. */
  | { readonly result: "notConfigured" | "unavailable" }
  /** Anything else, in the words for every question to the backend. */
  | { readonly result: "failed"; readonly error: unknown };

const refusalOf = (error: unknown): Exclude<Started, { readonly result: "started" }> => {
  const refused = error instanceof FunctionError ? error.refused : undefined;
  if (refused?.code === "rate_limited") return { result: "tooSoon", wait: refused.retryAfterSeconds ?? 60 };
  if (refused?.code === "not_configured") return { result: "notConfigured" };
  return refused?.code === "unavailable" ? { result: "unavailable" } : { result: "failed", error };
};

const answered = v.object({ askedAt: v.pipe(v.string(), v.isoTimestamp()) });

const askedAtOf = (answer: unknown): number | undefined => {
  const read = v.safeParse(answered, answer);
  return read.success ? Date.parse(read.output.askedAt) : undefined;
};

/** Asks the function `publish` to have the site built. Never rejects. */
export const startBuild = (): Promise<Started> =>
  askFunction("publish", {}).then((answer) => ({ result: "started", askedAt: askedAtOf(answer) }) as const, refusalOf);

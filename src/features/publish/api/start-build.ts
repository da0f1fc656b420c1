import { FunctionError, askFunction } from "../../staff/api/ask-function";

/** What became of the wish for a build. `wait` in seconds: one was started a moment ago. */
export type Started =
  | { readonly result: "started" }
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

/** Asks the function `publish` to have the site built. Never rejects. */
export const startBuild = (): Promise<Started> =>
  askFunction("publish", {}).then(() => ({ result: "started" }) as const, refusalOf);

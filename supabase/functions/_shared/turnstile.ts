/** The optional challenge (Cloudflare Turnstile). It is disabled if its secret is not in the environment. */
import { Failure } from "./answer.ts";
import type { Environment } from "./environment.ts";

const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Throws `challenge_failed` unless the challenge is disabled or the token is valid. */
export const requireChallenge = async (
  { turnstileSecret }: Environment,
  token: string | undefined,
  fetcher: typeof fetch,
): Promise<void> => {
  if (turnstileSecret === undefined) return;
  if (token === undefined || token === "") throw new Failure("challenge_failed");
  const response = await fetcher(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret: turnstileSecret, response: token }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (typeof answer !== "object" || answer === null || !("success" in answer) || answer.success !== true) {
    throw new Failure("challenge_failed");
  }
};

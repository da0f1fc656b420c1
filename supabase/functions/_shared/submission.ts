/** Handles the submission of any form after its body was checked, and the links in the emails that confirm it. */
import * as v from "valibot";
import { limitReasons } from "../../../src/lib/forms/limit-reasons.ts";
import { Failure, success } from "./answer.ts";
import { keyedHash } from "./digest.ts";
import { deliver } from "./email/deliver.ts";
import { queuedEmailsSchema } from "./email/queued-email.ts";
import type { Environment } from "./environment.ts";
import type { Services } from "./endpoint.ts";
import { recipientCode, visitorCodes } from "./caller.ts";

/** The optional challenge (Cloudflare Turnstile). It is disabled if its secret is not in the environment. */
const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const solved = v.object({ success: v.literal(true) });

/** Throws `challenge_failed` unless the challenge is disabled or the token is valid. */
const requireChallenge = async (
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
  if (!v.is(solved, answer)) throw new Failure("challenge_failed");
};

interface FormBody {
  readonly email: string;
  readonly website: string;
  readonly turnstileToken?: string | undefined;
}

/**
 * The maximum number of accepted submissions of one form (supabase/migrations, open_submission):
 * - from one visitor, `attempts` within `windowSeconds`;
 * - from one visitor, 8 × `attempts` within a day;
 * - from each wider network around the visitor, three times as many as from the next narrower one.
 */
interface FormLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** The first arguments of every submit function in the database. */
interface SubmissionArguments {
  readonly p_key: string;
  readonly p_request_hash: string;
  readonly p_networks: string[];
  readonly p_recipient: string;
  readonly p_limit: number;
  readonly p_window_seconds: number;
  readonly p_recipient_limit: number;
}

const outcome = v.variant("status", [
  v.object({ status: v.literal("stored"), answer: v.unknown(), emails: queuedEmailsSchema }),
  v.object({ status: v.literal("replayed"), answer: v.unknown() }),
  v.object({ status: v.literal("conflict") }),
  v.object({ status: v.literal("limited"), reason: v.picklist(limitReasons), retryAfterSeconds: v.number() }),
]);

/**
 * Largest number of submissions per day that send an email to the same address, so that the forms cannot be used to flood a stranger.
 * Messages, privacy requests, and the other forms together are counted separately. Beyond the limit:
 * - a message of the contact form is accepted, but no receipt is sent;
 * - the other forms are refused, because they are useless without their email.
 * Beyond a hundred times this number per day from all visitors together, submissions of a form are still accepted, but their
 * emails are sent later, and the contact form sends no receipts (supabase/migrations, open_submission).
 */
const recipientLimit = 12;

const keySchema = v.pipe(v.string(), v.uuid());

/** The caller's idempotency key: a UUID that stays the same for every retry of the same content. */
const keyOf = (request: Request): string => {
  const result = v.safeParse(keySchema, request.headers.get("idempotency-key"));
  if (!result.success) throw new Failure("invalid_input", { fields: { "idempotency-key": "keyRequired" } });
  return result.output;
};

/**
 * Checks honeypot and challenge, calls `store`, which stores each key only once, and sends the emails afterwards.
 * Throws `rejected`, `challenge_failed`, `key_reused`, `rate_limited`, `invalid_input` (no key) or `unavailable`.
 */
export const submit = async (
  request: Request,
  body: FormBody,
  limit: FormLimit,
  services: Services,
  store: (args: SubmissionArguments) => Promise<unknown>,
): Promise<Response> => {
  const { environment } = services;
  const key = keyOf(request);
  // A filled honeypot is refused with an error, because a browser's autofill may have filled it and the person must know.
  if (body.website !== "") throw new Failure("rejected");
  await requireChallenge(environment, body.turnstileToken, services.fetch);
  const { turnstileToken: _, ...content } = body;
  const stored = v.parse(
    outcome,
    await store({
      p_key: key,
      // Salted, because an email address could be guessed from an unsalted hash.
      p_request_hash: await keyedHash(environment.salt, JSON.stringify(content)),
      p_networks: await visitorCodes(request, environment.salt),
      p_recipient: await recipientCode(body.email, environment.salt),
      p_limit: limit.attempts * environment.rateLimitFactor,
      p_window_seconds: limit.windowSeconds,
      p_recipient_limit: recipientLimit * environment.rateLimitFactor,
    }),
  );
  if (stored.status === "conflict") throw new Failure("key_reused");
  if (stored.status === "limited") {
    const { reason, retryAfterSeconds } = stored;
    throw new Failure("rate_limited", { reason, retryAfterSeconds });
  }
  if (stored.status === "stored") services.afterwards(deliver(stored.emails, services));
  return success(stored.answer);
};

const verificationOutcome = v.looseObject({
  state: v.picklist(["unconfirmed", "confirmed", "unsubscribed", "already", "expired", "invalid"]),
  emails: queuedEmailsSchema,
});

/**
 * Turns the database's result for a link into the response, and sends the emails that the database queued. Throws
 * `token_invalid` for an unknown link and `token_expired` for an expired one.
 */
export const answerVerification = (result: unknown, services: Services): Response => {
  const { emails, ...body } = v.parse(verificationOutcome, result);
  if (body.state === "invalid") throw new Failure("token_invalid");
  if (body.state === "expired") throw new Failure("token_expired");
  services.afterwards(deliver(emails, services));
  return success(body);
};

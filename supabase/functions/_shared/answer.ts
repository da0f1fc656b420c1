/**
 * The JSON responses of the functions. A success has status 200 and the result as JSON. A failure has the status of its code and the body
 * `{error: {code, message, fields?, reason?, retryAfterSeconds?, done?}}`. `message` is in English, for developers and logs. The site
 * chooses the text for people by the code.
 */
import type { LimitReason } from "../../../src/lib/forms/limit-reasons.ts";

export const failures = {
  malformed: [400, "The body is not the JSON that this function expects."],
  rejected: [400, "The request looks automated."],
  not_signed_in: [401, "Sign in first."],
  not_allowed: [403, "This account may not do that."],
  origin_not_allowed: [403, "Requests from this origin are not accepted."],
  challenge_failed: [403, "The challenge was not solved."],
  not_found: [404, "There is nothing at this address."],
  token_invalid: [404, "The link is unknown."],
  method_not_allowed: [405, "This method is not accepted here."],
  key_reused: [409, "The idempotency key was used for different content."],
  token_expired: [410, "The link has expired."],
  too_large: [413, "The body is larger than this function accepts."],
  unsupported_media_type: [415, "Send application/json."],
  invalid_input: [422, "Some fields are missing or wrong."],
  unusable_picture: [422, "The file at this address is broken, has too many pixels, or is an AVIF with metadata."],
  rate_limited: [429, "Too many attempts."],
  internal: [500, "Something went wrong here."],
  not_configured: [503, "A setting that this function needs is missing."],
  unavailable: [503, "Something that is needed did not answer, or too much is waiting: try again later."],
} as const satisfies Record<string, readonly [number, string]>;

type FailureCode = keyof typeof failures;

/** The code of the first issue of each invalid field. */
export type FieldCodes = Readonly<Record<string, string>>;

interface FailureDetails {
  readonly fields?: FieldCodes;
  readonly reason?: LimitReason;
  /** Seconds after which the same request may succeed (an integer). */
  readonly retryAfterSeconds?: number;
  /** Results of the parts that were completed before the failure. */
  readonly done?: Readonly<Record<string, unknown>>;
}

/** An error that handlers throw; the endpoint converts it to a response. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(failures[code][1]);
    this.name = "Failure";
    this.code = code;
    this.details = details;
  }
}

const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** The response for a result. */
export const success = (result: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(result), { status: 200, headers: { ...jsonHeaders, ...headers } });

/** The response for a failure. Sets Retry-After if `retryAfterSeconds` is given, as for `rate_limited`. */
export const failed = ({ code, message, details }: Failure): Response => {
  const headers: Record<string, string> = { ...jsonHeaders };
  if (details.retryAfterSeconds !== undefined) headers["retry-after"] = String(details.retryAfterSeconds);
  return new Response(JSON.stringify({ error: { code, message, ...details } }), { status: failures[code][0], headers });
};

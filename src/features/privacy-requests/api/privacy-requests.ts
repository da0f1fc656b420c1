/** The calls of data-subject requests: submit, check and confirm. */
import * as v from "valibot";
import { callFunction, type Outcome } from "../../forms/api/call-function";
import type { PrivacyRequest } from "../schema";
import type { LinkCalls } from "../../forms/follow-link";

const answer = v.object({ state: v.literal("sent") });

/** Sends a request about personal data; it counts once the link of the email has been opened. */
export const submitRequest = (
  request: PrivacyRequest,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof answer>>> => callFunction("privacy-request", request, answer, idempotencyKey);

const confirmed = v.object({
  state: v.picklist(["confirmed", "already"]),
  reference: v.string(),
  /** YYYY-MM-DD: one month on (GDPR Art. 12(3)). */
  due: v.pipe(v.string(), v.isoDate()),
});
const found = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);

export type ConfirmedRequest = v.InferOutput<typeof confirmed>;

/** What the page of the confirmation email's link asks; `token_expired` and `token_invalid` are its failures. */
export const requestLink: LinkCalls<ConfirmedRequest> = {
  check: (token) => callFunction("privacy-request", { action: "check", token }, found),
  confirm: (token) => callFunction("privacy-request", { action: "verify", token }, confirmed),
};

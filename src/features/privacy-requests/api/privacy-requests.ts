/** Requests of the data-subject form: submit, check and confirm. */
import * as v from "valibot";
import { callFunction, type Outcome } from "../../forms/api/call-function";
import type { PrivacyRequest } from "../schema";
import type { LinkCalls } from "../../forms/follow-link";

const sentSchema = v.object({ state: v.literal("sent") });

/** Submits a request about personal data. It becomes valid when the person has confirmed it on the page that the email links to. */
export const submitRequest = (
  request: PrivacyRequest,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof sentSchema>>> =>
  callFunction("privacy-request", request, sentSchema, idempotencyKey);

const confirmedSchema = v.object({
  state: v.picklist(["confirmed", "already"]),
  reference: v.string(),
  /** YYYY-MM-DD: one month after the confirmation, or later if the deadline has been extended (GDPR Art. 12(3)). */
  due: v.pipe(v.string(), v.isoDate()),
});
const checkedSchema = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmedSchema]);

export type ConfirmedRequest = v.InferOutput<typeof confirmedSchema>;

/** Calls of the page that the confirmation email links to. They fail with `token_expired` or `token_invalid` if the link is not valid. */
export const requestLink: LinkCalls<ConfirmedRequest> = {
  check: (token) => callFunction("privacy-request", { action: "check", token }, checkedSchema),
  confirm: (token) => callFunction("privacy-request", { action: "verify", token }, confirmedSchema),
};

import * as v from "valibot";
import { callFunction } from "../../forms/api/call-function";
import type { LinkCalls } from "../../forms/follow-link";

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

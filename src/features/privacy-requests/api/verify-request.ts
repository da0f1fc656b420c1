import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";

const answer = v.object({
  state: v.picklist(["confirmed", "already"]),
  reference: v.string(),
  /** YYYY-MM-DD: one month on (GDPR Art. 12(3)). */
  due: v.pipe(v.string(), v.isoDate()),
});

export type ConfirmedRequest = v.InferOutput<typeof answer>;

/** Follows the link of the confirmation email; `token_expired` and `token_invalid` are its failures. */
export const verifyRequest = (token: string): Promise<Outcome<ConfirmedRequest>> =>
  callFunction("privacy-request", { action: "verify", token }, answer);

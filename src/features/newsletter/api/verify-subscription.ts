import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";

const answer = v.object({ state: v.picklist(["confirmed", "already"]) });

/** Follows the link of the confirmation email; `token_expired` and `token_invalid` are its failures. */
export const verifySubscription = (token: string): Promise<Outcome<v.InferOutput<typeof answer>>> =>
  callFunction("newsletter", { action: "verify", token }, answer);

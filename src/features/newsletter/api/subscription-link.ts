import * as v from "valibot";
import { callFunction } from "../../forms/api/call-function";
import type { LinkCalls } from "../../forms/follow-link";

const confirmed = v.object({ state: v.picklist(["confirmed", "already"]) });
const found = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);

/** What the page of the confirmation email's link asks; `token_expired` and `token_invalid` are its failures. */
export const subscriptionLink: LinkCalls<v.InferOutput<typeof confirmed>> = {
  check: (token) => callFunction("newsletter", { action: "check", token }, found),
  confirm: (token) => callFunction("newsletter", { action: "verify", token }, confirmed),
};

/** Requests of the newsletter: subscribe, check and confirm a subscription, unsubscribe. */
import * as v from "valibot";
import { callFunction, type Outcome } from "../../forms/api/call-function";
import type { subscribeSchema } from "../schema";
import type { LinkCalls } from "../../forms/follow-link";

const sent = v.object({ state: v.literal("sent") });

/** Requests the email with the confirmation link. The response never reveals whether the address was on the list. */
export const subscribe = (
  input: v.InferOutput<typeof subscribeSchema>,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof sent>>> => callFunction("newsletter", input, sent, idempotencyKey);

const confirmed = v.object({ state: v.picklist(["confirmed", "already"]) });
const checked = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);

/** Requests of the page that the link in the confirmation email opens; they fail with `token_expired` or `token_invalid`. */
export const subscriptionLink: LinkCalls<v.InferOutput<typeof confirmed>> = {
  check: (token) => callFunction("newsletter", { action: "check", token }, checked),
  confirm: (token) => callFunction("newsletter", { action: "verify", token }, confirmed),
};

const unsubscribed = v.object({ state: v.picklist(["unsubscribed", "already"]) });

/** Unsubscribes by the token of any newsletter email; the request fails with `token_invalid`. */
export const unsubscribeLink: LinkCalls<v.InferOutput<typeof unsubscribed>> = {
  confirm: (token) => callFunction("newsletter", { action: "unsubscribe", token }, unsubscribed),
};

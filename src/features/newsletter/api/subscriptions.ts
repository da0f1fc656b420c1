/** The calls of the newsletter: subscribe, confirm, unsubscribe. */
import * as v from "valibot";
import { callFunction, type Outcome } from "../../forms/api/call-function";
import type { subscribeSchema } from "../schema";
import type { LinkCalls } from "../../forms/follow-link";

const sent = v.object({ state: v.literal("sent") });

/** Asks for the email with the confirmation link. The answer never says whether the address was on the list. */
export const subscribe = (
  input: v.InferOutput<typeof subscribeSchema>,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof sent>>> => callFunction("newsletter", input, sent, idempotencyKey);

const confirmed = v.object({ state: v.picklist(["confirmed", "already"]) });
const found = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);

/** The calls of the page that the confirmation email opens; `token_expired` and `token_invalid` are its failures. */
export const subscriptionLink: LinkCalls<v.InferOutput<typeof confirmed>> = {
  check: (token) => callFunction("newsletter", { action: "check", token }, found),
  confirm: (token) => callFunction("newsletter", { action: "verify", token }, confirmed),
};

const unsubscribed = v.object({ state: v.picklist(["unsubscribed", "already"]) });

/** Leaves the list by the token of any newsletter email; `token_invalid` is its failure. */
export const unsubscribeLink: LinkCalls<v.InferOutput<typeof unsubscribed>> = {
  confirm: (token) => callFunction("newsletter", { action: "unsubscribe", token }, unsubscribed),
};

/** The calls of “tell me if these nights become free”. */
import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { LinkCalls } from "../../forms/follow-link";
import type { askSchema } from "../schema";

const sent = v.object({ state: v.literal("sent") });
const nights = { arrival: v.string(), departure: v.string(), suite: v.optional(v.string()) };
const confirmed = v.object({ state: v.picklist(["confirmed", "already"]), ...nights });
const checked = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);
const withdrawn = v.object({ state: v.literal("unsubscribed") });

/** The nights of a confirmed request. */
export type WatchedNights = v.InferOutput<typeof confirmed>;

/** Requests the email with the link. The response never reveals whether the email address is already registered for these nights. */
export const askForFreeNights = (
  input: v.InferOutput<typeof askSchema>,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof sent>>> => callFunction("free-nights", input, sent, idempotencyKey);

/** The calls of the page for the email's link; they can fail with `token_expired` and `token_invalid`. */
export const noticeLink: LinkCalls<v.InferOutput<typeof confirmed>> = {
  check: (token) => callFunction("free-nights", { action: "check", token }, checked),
  confirm: (token) => callFunction("free-nights", { action: "verify", token }, confirmed),
};

/** The call that deletes, by the same link, all requests of the email address for these nights. */
export const withdrawalLink: LinkCalls<v.InferOutput<typeof withdrawn>> = {
  confirm: (token) => callFunction("free-nights", { action: "withdraw", token }, withdrawn),
};

/** The calls of "tell me if these nights become free". */
import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { LinkCalls } from "../../forms/follow-link";
import type { askSchema } from "../schema";

const sent = v.object({ state: v.literal("sent") });
const nights = { arrival: v.string(), departure: v.string() };
const confirmed = v.object({ state: v.picklist(["confirmed", "already"]), ...nights });
const found = v.variant("state", [v.object({ state: v.literal("unconfirmed") }), confirmed]);
const withdrawn = v.object({ state: v.literal("unsubscribed") });

/** Asks for the email with the link. The answer never says whether the address waits for these nights already. */
export const askForFreeNights = (
  input: v.InferOutput<typeof askSchema>,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof sent>>> => callFunction("free-nights", input, sent, idempotencyKey);

/** What the page of the email's link asks; `token_expired` and `token_invalid` are its failures. */
export const noticeLink: LinkCalls<v.InferOutput<typeof confirmed>> = {
  check: (token) => callFunction("free-nights", { action: "check", token }, found),
  confirm: (token) => callFunction("free-nights", { action: "verify", token }, confirmed),
};

/** Deletes the address by the same link. */
export const withdrawalLink: LinkCalls<v.InferOutput<typeof withdrawn>> = {
  confirm: (token) => callFunction("free-nights", { action: "withdraw", token }, withdrawn),
};

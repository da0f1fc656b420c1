import * as v from "valibot";
import { callFunction } from "../../forms/api/call-function";
import type { LinkCalls } from "../../forms/follow-link";

const answer = v.object({ state: v.picklist(["unsubscribed", "already"]) });

/** Leaves the list by the token of any letter; `token_invalid` is its failure. */
export const departureLink: LinkCalls<v.InferOutput<typeof answer>> = {
  confirm: (token) => callFunction("newsletter", { action: "unsubscribe", token }, answer),
};

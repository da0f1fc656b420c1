import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";

const answer = v.object({ state: v.picklist(["unsubscribed", "already"]) });

/** Leaves the list by the token of any letter; `token_invalid` is its failure. */
export const unsubscribe = (token: string): Promise<Outcome<v.InferOutput<typeof answer>>> =>
  callFunction("newsletter", { action: "unsubscribe", token }, answer);

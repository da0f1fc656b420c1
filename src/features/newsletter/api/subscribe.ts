import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { subscribeSchema } from "../schema";

const answer = v.object({ state: v.literal("sent") });

/** Asks for the email with the confirmation link. The answer never says whether the address was on the list. */
export const subscribe = (
  input: v.InferOutput<typeof subscribeSchema>,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof answer>>> => callFunction("newsletter", input, answer, idempotencyKey);

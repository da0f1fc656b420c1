import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { ContactMessage } from "../schema";

const answer = v.object({ state: v.literal("received") });

/** Sends a message to the house. A message sent again with the same key is stored only once. */
export const sendMessage = (
  message: ContactMessage,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof answer>>> => callFunction("contact", message, answer, idempotencyKey);

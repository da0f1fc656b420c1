import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { ContactMessage } from "../schema";

const answer = v.object({ state: v.literal("received") });

/** Sends a message to the house. The same key never stores it twice. */
export const sendMessage = (
  message: ContactMessage,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof answer>>> => callFunction("contact", message, answer, idempotencyKey);

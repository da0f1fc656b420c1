import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { PrivacyRequest } from "../schema";

const answer = v.object({ state: v.literal("sent") });

/** Sends a request about personal data; it counts once the link of the email has been opened. */
export const submitRequest = (
  request: PrivacyRequest,
  idempotencyKey: string,
): Promise<Outcome<v.InferOutput<typeof answer>>> => callFunction("privacy-request", request, answer, idempotencyKey);

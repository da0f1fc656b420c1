/** The way every question of a staff page to the server functions goes. */
import * as v from "valibot";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { endSession } from "../session/session-store";
import { BackendError, saysSignedOut } from "./backend-error";

const refusal = v.object({ error: v.object({ code: v.string(), retryAfterSeconds: v.optional(v.number()) }) });

/** A server function that was not reached, or refused. `code` is the client's name for which of the two. */
export class FunctionError extends BackendError {
  /** @param refused what the function itself gave as its reason (docs/backend.md) */
  constructor(
    code: string,
    status: number,
    readonly refused: v.InferOutput<typeof refusal>["error"] | undefined,
  ) {
    super(code, status, refused?.code ?? code);
  }
}

const reasonOf = async (response: Response | undefined): Promise<FunctionError["refused"]> => {
  const read = v.safeParse(refusal, await response?.json().catch(() => undefined));
  return read.success ? read.output.error : undefined;
};

/** Asks and gives what came back. Throws a `FunctionError`; one that says “not signed in” asks the member to sign in again. */
export const askFunction = async (name: string, body: object): Promise<unknown> => {
  const { functions } = await loadSupabase();
  const answered = await functions.invoke<unknown>(name, { body: { ...body } });
  const error: unknown = answered.error;
  if (error === null) return answered.data;
  const { response } = answered;
  const failure = new FunctionError(
    error instanceof Error ? error.name : "",
    response?.status ?? 0,
    await reasonOf(response),
  );
  if (saysSignedOut(failure)) endSession();
  throw failure;
};

/** Calls a server function with JSON. Every failure is a return value. */
import * as v from "valibot";
import { limitReasons } from "../../../lib/forms/limit-reasons";
import { environment } from "../../../settings/environment";
import type { Failure, FieldErrors } from "../form-state";

/**
 * The outcome of a call. `refused`: the server found errors in fields and returned the schema's codes. `code` is the server's
 * error code (`token_expired`), if there is one.
 */
export type Outcome<Answer> =
  | { readonly result: "answered"; readonly answer: Answer }
  | { readonly result: "refused"; readonly errors: FieldErrors }
  | { readonly result: "failed"; readonly failure: Failure; readonly code?: string | undefined };

/** Timeout of a call, in milliseconds; longer than a function may wait to verify the challenge (5 s) and for the database (15 s). */
const timeout = 25_000;

const refusal = v.object({
  error: v.object({
    code: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
    reason: v.fallback(v.picklist(limitReasons), "visitor"),
    retryAfterSeconds: v.optional(v.number()),
  }),
});

const failed = (failure: Failure, code?: string): Outcome<never> => ({ result: "failed", failure, code });

/** Seconds as whole minutes, rounded up, at least one. */
const minutesOf = (seconds: number): number => Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60));

const readRefusal = (status: number, body: unknown, retryAfter: string | null): Outcome<never> => {
  const parsed = v.safeParse(refusal, body);
  const error = parsed.success ? parsed.output.error : undefined;
  if (status === 429) {
    const seconds = error?.retryAfterSeconds ?? Number.parseInt(retryAfter ?? "", 10);
    return failed(
      { kind: "rateLimited", reason: error?.reason ?? "visitor", minutes: minutesOf(seconds) },
      error?.code,
    );
  }
  if (status === 409) return failed({ kind: "conflict" }, error?.code);
  if (error?.code === "challenge_failed") return failed({ kind: "challenge" }, error.code);
  const { fields = {} } = error ?? {};
  return Object.keys(fields).length > 0
    ? { result: "refused", errors: fields }
    : failed({ kind: "general" }, error?.code);
};

/**
 * Posts to `/functions/v1/<name>` with the public key. Never throws: a missing network, a timeout, a response of another
 * shape (for example an HTML page) and a refusal are outcomes. `answer` is the schema of a successful response's body. Calls
 * with the same `idempotencyKey` are carried out once.
 */
export const callFunction = async <Answer>(
  name: string,
  body: Readonly<Record<string, unknown>>,
  answer: v.GenericSchema<unknown, Answer>,
  idempotencyKey?: string,
): Promise<Outcome<Answer>> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(`${environment.backendUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: environment.publicKey,
        ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const received: unknown = await response.json().catch(() => null);
    if (!response.ok) return readRefusal(response.status, received, response.headers.get("Retry-After"));
    const parsed = v.safeParse(answer, received);
    return parsed.success ? { result: "answered", answer: parsed.output } : failed({ kind: "general" });
  } catch {
    return failed({ kind: navigator.onLine ? "general" : "offline" });
  } finally {
    clearTimeout(timer);
  }
};

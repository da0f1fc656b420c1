/**
 * The interface of handlers, and the services through which they reach everything outside; tests replace these services. `answer`
 * wraps every handler: it checks method and origin, answers preflight requests, converts errors to responses and writes the log.
 * This module does not depend on Deno; `serve.ts` connects it to the runtime.
 */
import { Failure, failed } from "./answer.ts";
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import type { Storage } from "./storage.ts";

/** Structured logs: one JSON object per line with fixed texts and codes. Text typed by a person must not be logged. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A log that adds the function and request to every line. */
export const createLog = (write: (line: string) => void, base: LogFields): Log => {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ level, event, ...base, ...fields }));
  return { info: at("info"), warn: at("warn"), error: at("error") };
};

/** The fields to log for an unexpected error: its kind and its code. Not its message, which may contain personal data. */
export const describeError = (error: unknown): LogFields =>
  error instanceof Error
    ? { kind: error.name, code: "code" in error ? String(error.code) : undefined }
    : { kind: typeof error };

/** Current time and waiting, in milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly storage: Storage;
  readonly fetch: typeof fetch;
  /** IP addresses of a host; an empty list if the platform cannot resolve it. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly log: Log;
  readonly clock: Clock;
  /** Lets work continue after the response, so that nobody has to wait for emails. */
  readonly afterwards: (work: Promise<unknown>) => void;
}

export interface Endpoint {
  readonly name: string;
  readonly methods: readonly ("GET" | "POST")[];
  readonly handle: (request: Request, services: Services) => Promise<Response>;
}

const allowedHeaders = "authorization, apikey, content-type, idempotency-key, x-client-info, x-supabase-api-version";
/** Response headers that pages of another origin may read besides the CORS-safelisted ones. Pages compare `date` with the device's clock. */
const exposedHeaders = "date, retry-after, x-relay-error, x-picture-fallback";

/** CORS headers of a response to this origin; only `vary` for an origin that is not on the list. */
const corsHeaders = (origin: string | null, allowedOrigins: readonly string[]): Record<string, string> =>
  origin !== null && allowedOrigins.includes(origin)
    ? { "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders, vary: "origin" }
    : { vary: "origin" };

/** The response to a preflight request. */
const preflight = (origin: string | null, allowedOrigins: readonly string[], methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin, allowedOrigins),
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": allowedHeaders,
      "access-control-max-age": "86400",
    },
  });

/** Throws `origin_not_allowed` for an origin that is not on the list. Requests without an origin (servers) or with `null` are allowed. */
const requireOrigin = (origin: string | null, allowedOrigins: readonly string[]): void => {
  if (origin !== null && origin !== "null" && !allowedOrigins.includes(origin)) throw new Failure("origin_not_allowed");
};

const asFailure = (error: unknown, { log }: Services): Failure => {
  if (error instanceof Failure) return error;
  log.error("unexpected", describeError(error));
  return new Failure("internal");
};

/** Handles one request. Never throws. */
export const answer = async (endpoint: Endpoint, request: Request, services: Services): Promise<Response> => {
  const { allowedOrigins } = services.environment;
  const origin = request.headers.get("origin");
  if (request.method === "OPTIONS") return preflight(origin, allowedOrigins, endpoint.methods);
  const started = performance.now();
  let response: Response;
  let code: string | undefined;
  try {
    if (!endpoint.methods.some((method) => method === request.method)) throw new Failure("method_not_allowed");
    if (request.method !== "GET") requireOrigin(origin, allowedOrigins);
    response = await endpoint.handle(request, services);
  } catch (error) {
    await request.body?.cancel().catch(() => undefined);
    const failure = asFailure(error, services);
    code = failure.code;
    response = failed(failure);
  }
  for (const [name, value] of Object.entries(corsHeaders(origin, allowedOrigins))) response.headers.set(name, value);
  services.log.info("answered", {
    method: request.method,
    status: response.status,
    code,
    milliseconds: Math.round(performance.now() - started),
  });
  return response;
};

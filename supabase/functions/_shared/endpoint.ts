/**
 * Wraps every handler: methods, preflight, origin, errors, logs. Independent of Deno; `serve.ts` connects it to the runtime.
 */
import { Failure, failed } from "./answer.ts";
import { type Services, describeError } from "./services.ts";

const allowedHeaders = "authorization, apikey, content-type, idempotency-key, x-client-info, x-supabase-api-version";
/** Response headers that pages of another origin may read besides the CORS-safelisted ones. By `date`, pages judge the device's clock. */
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

export interface Endpoint {
  readonly name: string;
  readonly methods: readonly ("GET" | "POST")[];
  readonly handle: (request: Request, services: Services) => Promise<Response>;
}

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

/** Wraps every handler: methods, preflight, origin, errors, logs. Independent of Deno; `serve.ts` connects it to the runtime. */
import { Failure, failed } from "./answer.ts";
import { corsHeaders, preflight, requireOrigin } from "./cors.ts";
import { describeError } from "./log.ts";
import type { Handler, Services } from "./services.ts";

export interface Endpoint {
  readonly name: string;
  readonly methods: readonly ("GET" | "POST")[];
  readonly handle: Handler;
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

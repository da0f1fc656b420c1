/** Allows calls from pages on the allow-list and from callers that are not pages. */
import { Failure } from "./answer.ts";

const allowedHeaders = "authorization, apikey, content-type, idempotency-key, x-client-info, x-supabase-api-version";
/** Response headers that pages of another origin may read. Browsers hide all others. */
const exposedHeaders = "retry-after, x-relay-error, x-picture-fallback";

/** Headers to add to a response for this origin; none for an origin that is not on the list. */
export const corsHeaders = (origin: string | null, allowedOrigins: readonly string[]): Record<string, string> =>
  origin !== null && allowedOrigins.includes(origin)
    ? { "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders, vary: "origin" }
    : { vary: "origin" };

/** The response to a preflight request. */
export const preflight = (
  origin: string | null,
  allowedOrigins: readonly string[],
  methods: readonly string[],
): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin, allowedOrigins),
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": allowedHeaders,
      "access-control-max-age": "86400",
    },
  });

/** Throws `origin_not_allowed` for an origin that is not on the list. No origin, as from servers, and `null` are allowed. */
export const requireOrigin = (origin: string | null, allowedOrigins: readonly string[]): void => {
  if (origin !== null && origin !== "null" && !allowedOrigins.includes(origin)) throw new Failure("origin_not_allowed");
};

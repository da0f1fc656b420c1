/** The build's environment variables, read and validated once. An invalid value stops the build with the reason. */
import * as v from "valibot";

const address = v.pipe(
  v.string(),
  v.regex(
    /^$|^https?:\/\/[^\s]+$/,
    "GATSBY_SUPABASE_URL must be an address that begins with https:// or http://, or empty.",
  ),
  v.transform((value) => value.replace(/\/+$/, "")),
);

const schema = v.object({
  backendUrl: v.optional(address, ""),
  publicKey: v.optional(v.string(), ""),
  turnstileSiteKey: v.optional(v.string(), ""),
});

/**
 * The backend's URL and the public key (of the anonymous role) for its `apikey` header. An empty `backendUrl` is the
 * site's own origin, as with the embedded backend. With a `turnstileSiteKey`, the forms show Cloudflare's challenge;
 * the functions then need its secret (docs/deploy.md).
 */
export const environment = v.parse(schema, {
  backendUrl: process.env.GATSBY_SUPABASE_URL,
  publicKey: process.env.GATSBY_SUPABASE_ANON_KEY,
  turnstileSiteKey: process.env.GATSBY_TURNSTILE_SITE_KEY,
});

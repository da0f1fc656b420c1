/** What the build is told about the outside, read once and checked here. A wrong value stops the build with the reason. */
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
 * Where the backend answers and the public (anonymous-role) key it wants in the `apikey` header.
 * An empty `backendUrl` is the origin that serves the site, as the embedded backend does. With a `turnstileSiteKey` the forms
 * show Cloudflare's challenge; the functions then need its secret (docs/deploy.md).
 */
export const environment = v.parse(schema, {
  backendUrl: process.env.GATSBY_SUPABASE_URL,
  publicKey: process.env.GATSBY_SUPABASE_ANON_KEY,
  turnstileSiteKey: process.env.GATSBY_TURNSTILE_SITE_KEY,
});

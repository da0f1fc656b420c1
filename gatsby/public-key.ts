/**
 * Checks the URL and the key of the backend, which the build writes into the site's scripts. Checking at build time keeps the checks out of the
 * scripts.
 */

/** The role in a key of the older kind, a JSON Web Token; undefined for any other text. */
const roleOf = (key: string): unknown => {
  const [, payload = ""] = key.split(".");
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null && "role" in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
};

/** Throws if `key` is secret: it would give every visitor full access to the backend. */
export const refuseSecretKey = (key = ""): void => {
  if (key.trim().startsWith("sb_secret_") || roleOf(key) === "service_role")
    throw new Error(
      "GATSBY_SUPABASE_ANON_KEY holds a secret key, which would be in scripts that every visitor gets: use the publishable one.",
    );
};

/** Throws if a hosted backend has no key: pages could not send any request to it. */
export const refuseMissingKey = (address = "", key = ""): void => {
  if (address !== "" && key === "")
    throw new Error(
      "GATSBY_SUPABASE_URL is set and GATSBY_SUPABASE_ANON_KEY is not: set both for a hosted backend (docs/deploy.md), or neither.",
    );
};

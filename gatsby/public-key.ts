/** The address and the key of the backend that the build writes into every page. Checked here, at the build, so that no page carries the check. */

/** The role that a key of the older kind, a JSON Web Token, gives; undefined for anything else. */
const roleOf = (key: string): unknown => {
  const [, payload = ""] = key.split(".");
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null && "role" in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
};

/** Throws when `key` opens everything to whoever has it. */
export const refuseSecretKey = (key = ""): void => {
  if (key.trim().startsWith("sb_secret_") || roleOf(key) === "service_role")
    throw new Error(
      "GATSBY_SUPABASE_ANON_KEY holds a secret key, which would stand in every page: use the publishable one.",
    );
};

/** Throws when the backend is elsewhere and there is no key for it: its pages could ask nothing. */
export const refuseMissingKey = (address = "", key = ""): void => {
  if (address !== "" && key === "")
    throw new Error(
      "GATSBY_SUPABASE_URL is set and GATSBY_SUPABASE_ANON_KEY is not: set both for a hosted backend (docs/deploy.md), or neither.",
    );
};

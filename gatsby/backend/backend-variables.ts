/** Checks the URL and the key of the backend at build time, so that the scripts that contain both need no checks. */

/** The role in a key of the older kind, a JSON Web Token; undefined for any other text. */
const roleIn = (key: string): unknown => {
  const [, payload = ""] = key.split(".");
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null && "role" in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a key is secret or public; undefined if unknown. Quotes, spaces and invisible characters around it are ignored. */
export const roleOfKey = (key: string): "secret" | "public" | undefined => {
  const role = roleIn(key.replaceAll(/[^\w.-]/g, ""));
  if (key.includes("sb_secret_") || role === "service_role") return "secret";
  return key.includes("sb_publishable_") || role === "anon" ? "public" : undefined;
};

/** Whether a backend on this host may use http: a name without a dot, such as `localhost`, or an IP address. */
const mayUseHttp = (host: string): boolean => !host.includes(".") || /^[\d.]+$/.test(host) || host.startsWith("[");

const mistakeInKey = (key: string, address: string): string | undefined => {
  if (roleOfKey(key) === "secret")
    return "GATSBY_SUPABASE_ANON_KEY contains a secret key, which would be in scripts that every visitor downloads: use the publishable key.";
  if (/[^\w.-]/.test(key))
    return "GATSBY_SUPABASE_ANON_KEY contains a character that no key has, such as a quotation mark, a space or a line break: write only the key.";
  if (address !== "" && key === "")
    return "GATSBY_SUPABASE_URL is set and GATSBY_SUPABASE_ANON_KEY is not: set both for a hosted backend (docs/deploy.md), or neither.";
  return undefined;
};

const mistakeInAddress = (address: string): string | undefined => {
  if (address === "") return undefined;
  const url = /^https?:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const project = "only the project's URL, like https://abcdefghijklmnopqrst.supabase.co";
  if (url === undefined) return `GATSBY_SUPABASE_URL is not a URL: write ${project}, without quotes and spaces.`;
  if (!/^\/*$/.test(url.pathname) || url.search !== "" || url.hash !== "" || url.username !== "")
    return `GATSBY_SUPABASE_URL contains more than the project's URL: write ${project}.`;
  if (url.protocol === "http:" && !mayUseHttp(url.hostname))
    return "GATSBY_SUPABASE_URL begins with http://: browsers block that on a site with https. Write https://.";
  return undefined;
};

/**
 * Throws if the key is secret (visitors would have full access), damaged or missing (the backend would refuse every request), or if the URL
 * is not the bare URL of a project, with https on a public host.
 */
export const checkBackendVariables = ({
  GATSBY_SUPABASE_URL: address = "",
  GATSBY_SUPABASE_ANON_KEY: key = "",
}: Readonly<Record<string, string | undefined>>): void => {
  const mistake = mistakeInKey(key, address) ?? mistakeInAddress(address);
  if (mistake !== undefined) throw new Error(mistake);
};

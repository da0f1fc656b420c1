/**
 * Prints the secrets that hosted functions need, as an env file for `supabase secrets set --env-file`. Facts come from
 * content/site.yml, random values are made afresh; what only the owner knows is left to be filled in. `npm run backend:secrets`.
 */
import { randomBytes } from "node:crypto";
import { readSiteFacts } from "./site-facts.ts";

const { facts, siteOrigin, mailFrom } = readSiteFacts();
const random = () => randomBytes(24).toString("base64url");

console.log(
  [
    `SITE_ORIGIN=${siteOrigin}`,
    "# More origins whose pages may call the functions (previews), separated by commas; the first is the site itself.",
    `ALLOWED_ORIGINS=${siteOrigin}`,
    `SITE_FACTS='${JSON.stringify(facts).replaceAll("'", "’")}'`,
    `MAIL_FROM="${mailFrom}"`,
    "# The key of your Resend account (or of a service with the same request; then RESEND_URL as well).",
    "RESEND_API_KEY=",
    "# Keep these two: a new salt forgets all rate limits, a new maintenance secret must also go into the schedule.",
    `RATE_LIMIT_SALT=${random()}`,
    `MAINTENANCE_SECRET=${random()}`,
    "# The address your host starts a build at.",
    "BUILD_HOOK_URL=",
    "# Only when the pages are built with GATSBY_TURNSTILE_SITE_KEY: both or neither.",
    "# TURNSTILE_SECRET_KEY=",
  ].join("\n"),
);

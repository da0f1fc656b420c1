/**
 * Policies that do not name Cloudflare Turnstile although the forms use its challenge (decision 0015). They state that nothing but the
 * services of `content/site.yml` is contacted, which is then untrue.
 */
import type { Content } from "./content";
import type { OwnerTask } from "./due-dates";

const concerned: readonly string[] = ["privacy", "cookie-policy"];

const task =
  "The forms use Cloudflare Turnstile (GATSBY_TURNSTILE_SITE_KEY), and this policy does not name it: say that Cloudflare is contacted when a form is sent, why, and what it receives.";

/** One task for each such policy; none without the challenge. `siteKey` is that of the challenge, empty without one. */
export const unnamedChallenge = ({ policies }: Pick<Content, "policies">, siteKey: string): readonly OwnerTask[] =>
  policies
    .filter(({ slug, source }) => siteKey !== "" && concerned.includes(slug) && !source.body.includes("Turnstile"))
    .map(({ file }) => ({ file: file.name, line: 1, field: "text", task }));

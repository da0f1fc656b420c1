/**
 * `npm run backend:settings`: writes the sign-in service's emails with the facts of the content, pushes them and the other settings of
 * `supabase/config.toml` to the linked project, then the functions' secrets that come from the content. Arguments after `--` are passed
 * to both commands of the Supabase CLI. SITE_ORIGIN is read from content/site.yml; without it, the CLI would use the text
 * `env(SITE_ORIGIN)` as the URL.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { orRefuse } from "../refusal.ts";
import { repository } from "./repository-paths.ts";
import { contentSecrets } from "./secrets.ts";
import { writeSignInTemplates } from "./sign-in-emails.ts";
import { readSiteFacts } from "./site-facts.ts";

const program = path.join(repository, "node_modules/supabase/dist/supabase.js");

/** Runs the Supabase CLI and returns its exit code. */
const supabase = (siteOrigin: string, ...command: readonly string[]): number => {
  const { status, error } = spawnSync(process.execPath, [program, ...command, ...process.argv.slice(2)], {
    cwd: repository,
    env: { ...process.env, SITE_ORIGIN: siteOrigin },
    stdio: "inherit",
  });
  if (error !== undefined) throw error;
  return status ?? 1;
};

/** The commonest reason: a project on the free plan that uses Supabase's own mail server may not change the emails, and all settings fail with them. */
const smtpFirst =
  "The settings were not uploaded. If Supabase refuses the emails, enter the SMTP settings first (docs/backend.md, step 3), then run this command again.";

void orRefuse(() => {
  const site = readSiteFacts();
  writeSignInTemplates();
  const pairs = contentSecrets(site).map(([name, value]) => `${name}=${value}`);
  const pushed = supabase(site.siteOrigin, "config", "push");
  if (pushed !== 0) console.error(smtpFirst);
  process.exitCode = pushed || supabase(site.siteOrigin, "secrets", "set", ...pairs);
});

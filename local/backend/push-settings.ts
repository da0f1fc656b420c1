/**
 * Brings the settings of `supabase/config.toml` to the linked project, with the site's address from content/site.yml: without it the
 * command line would plan the name of the variable as the address. `npm run backend:settings`; what follows `--` goes to `supabase config push`.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { repository } from "./places.ts";
import { readSiteFacts } from "./site-facts.ts";

const command = path.join(repository, "node_modules/supabase/dist/supabase.js");
const { status, error } = spawnSync(process.execPath, [command, "config", "push", ...process.argv.slice(2)], {
  cwd: repository,
  env: { ...process.env, SITE_ORIGIN: readSiteFacts().siteOrigin },
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;

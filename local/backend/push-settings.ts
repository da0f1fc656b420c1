/**
 * `npm run backend:settings`: pushes the settings of `supabase/config.toml` to the linked project. Arguments after `--`
 * are passed to `supabase config push`. SITE_ORIGIN is read from content/site.yml; without it the Supabase CLI would
 * use the variable's name as the URL.
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

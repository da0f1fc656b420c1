/**
 * `npm run build`: builds the site into `public/` with Gatsby, ready for any static host, and prepares the embedded
 * backend's database.
 */
import { checkBackendVariables } from "../gatsby/backend/backend-variables";
import { publicKey } from "./backend/keys";
import { prepareTemplate } from "./backend/template";
import { forgetMoved, noteFolder } from "./build/moved-cache";
import { type UploadsSource, openUploads, sourceAt } from "./build/uploads-source";
import { orExplain } from "./refusal";
import { readSettings } from "./server/settings";
import { runCommand } from "./testing/run-command";

/** Environment variables for every build. */
export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" } as const;

/** The command of a build, to be run in the project's folder. */
export const gatsbyBuild = [process.execPath, "node_modules/gatsby/cli.js", "build"] as const;

/** An empty variable counts as missing: GitHub and other hosts set it when its secret is not set. */
const isGiven = (value: string | undefined): boolean => value !== undefined && value !== "";

const isHosted = (): boolean => isGiven(process.env.GATSBY_SUPABASE_URL);

/** Without a hosted backend, the pages use the one that `npm start` runs. */
const backendEnvironment = ({ address }: UploadsSource): Record<string, string> =>
  isHosted() ? {} : { GATSBY_SUPABASE_ANON_KEY: publicKey, UPLOADS_ADDRESS: address };

const uploadsSource = (): Promise<UploadsSource> | UploadsSource => {
  const named = process.env.UPLOADS_ADDRESS;
  if (!isHosted() && named === undefined) return openUploads(readSettings().dataDir);
  return sourceAt(named ?? "");
};

/** Rejects if Gatsby fails; Gatsby has printed the reason by then. */
export const build = async (): Promise<void> => {
  if (!isHosted() && isGiven(process.env.GATSBY_SUPABASE_ANON_KEY))
    throw new Error(
      "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not: set both (docs/deploy.md), or neither.",
    );
  checkBackendVariables(process.env);
  const began = Date.now();
  console.log(
    "Building the site. The first time takes some minutes, mostly for the pictures; later only what changed.",
  );
  if (forgetMoved(process.cwd())) console.log("This folder was moved or copied: Gatsby reads all files again.");
  const uploads = await uploadsSource();
  const code = await runCommand({
    words: gatsbyBuild,
    env: { ...buildEnvironment, ...backendEnvironment(uploads) },
  });
  await uploads.close();
  if (code !== 0) throw new Error("The build failed; the reason is printed above.");
  noteFolder(process.cwd());
  await prepareTemplate();
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
};

if (require.main === module) void orExplain(build);

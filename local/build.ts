/**
 * `npm run build`: builds the site into `public/` with Gatsby, ready for any static host, and prepares the embedded
 * backend's database.
 */
import "./expect-node";
import { readdirSync } from "node:fs";
import path from "node:path";
import { checkBackendVariables } from "../gatsby/backend/backend-variables";
import { runningAddress, publicKey } from "./backend/data-directory";
import { startBackend } from "./backend/start-backend";
import { prepareTemplate } from "./backend/template";
import { discardMovedCache, recordFolder } from "./moved-cache";
import { orExplain } from "./refusal";
import { listenPrivately } from "./server/ports";
import { answerBackend, guarded } from "./server/request-listeners";
import { readSettings } from "./server/start-server";
import { runCommand } from "./testing/run-command";

/** Where a build without a hosted backend gets the pictures that staff have published. */
interface UploadsSource {
  /** URL of a backend; empty if none is running and there are no uploads, or if it could not be started. */
  readonly address: string;
  close(): Promise<void>;
}

/** A backend that this build has not started and does not stop; without an address, no backend. */
const sourceAt = (address: string): UploadsSource => ({ address, close: () => Promise.resolve() });

const hasUploads = (dataDir: string): boolean => {
  try {
    return readdirSync(path.join(dataDir, "storage/uploads")).length > 0;
  } catch {
    return false;
  }
};

/** Runs the backend of the data directory during the build. */
const startFor = async (dataDir: string): Promise<UploadsSource> => {
  const backend = await startBackend({ dataDir, origin: "http://localhost", print: () => undefined, schedule: false });
  const answer = answerBackend(backend, "http://localhost");
  const { address, stop } = await listenPrivately(guarded(() => answer));
  const close = async (): Promise<void> => {
    await stop();
    await backend.close();
  };
  return { address, close };
};

/**
 * Uses the server that runs on the data directory. If none runs and there are uploads, starts a backend. Never rejects:
 * a build without uploads is better than no build.
 */
const openUploads = async (dataDir: string): Promise<UploadsSource> => {
  try {
    const running = await runningAddress(dataDir);
    if (running !== undefined) return sourceAt(running);
    return hasUploads(dataDir) ? await startFor(dataDir) : sourceAt("");
  } catch (error) {
    console.warn("The build leaves out the uploaded pictures:", error instanceof Error ? error.message : error);
    return sourceAt("");
  }
};

/** Environment variables for every build. */
export const buildEnvironment = { NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" } as const;

/** The command of a build, to be run in the project's folder. */
export const gatsbyBuild = [process.execPath, "node_modules/gatsby/cli.js", "build"] as const;

/** An empty variable counts as missing: GitHub and other hosts set an empty value if the secret for it does not exist. */
const isSet = (value: string | undefined): boolean => value !== undefined && value !== "";

const isHosted = (): boolean => isSet(process.env.GATSBY_SUPABASE_URL);

/** Without a hosted backend, the pages use the one that `npm start` runs. */
const backendEnvironment = ({ address }: UploadsSource): Record<string, string> =>
  isHosted() ? {} : { GATSBY_SUPABASE_ANON_KEY: publicKey, UPLOADS_ADDRESS: address };

const uploadsSource = (): Promise<UploadsSource> | UploadsSource => {
  const configured = process.env.UPLOADS_ADDRESS;
  if (!isHosted() && configured === undefined) return openUploads(readSettings().dataDir);
  return sourceAt(configured ?? "");
};

/** Rejects if Gatsby fails; Gatsby has printed the reason by then. */
export const build = async (): Promise<void> => {
  if (!isHosted() && isSet(process.env.GATSBY_SUPABASE_ANON_KEY))
    throw new Error(
      "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not: set both (docs/deploy.md), or neither.",
    );
  checkBackendVariables(process.env);
  const began = Date.now();
  console.log(
    "Building the site. The first time takes some minutes, mostly for the pictures; later only what changed.",
  );
  if (discardMovedCache(process.cwd())) console.log("This folder was moved or copied: Gatsby reads all files again.");
  const uploads = await uploadsSource();
  const code = await runCommand({
    argv: gatsbyBuild,
    env: { ...buildEnvironment, ...backendEnvironment(uploads) },
  });
  await uploads.close();
  if (code !== 0) throw new Error("The build failed; the reason is printed above.");
  recordFolder(process.cwd());
  await prepareTemplate();
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
};

if (require.main === module) void orExplain(build);

/** Where a build with the embedded backend gets the pictures that staff have published. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { runningAddress } from "../backend/running-address";
import { startBackend } from "../backend/start-backend";
import { answerBackend } from "../server/answer-backend";
import { guarded } from "../server/guarded";
import { listenPrivately } from "../server/ports";

export interface UploadsSource {
  /** URL of a backend; empty if none is running and there are no uploads, or if it could not be started. */
  readonly address: string;
  close(): Promise<void>;
}

/** A backend that is not started here, or none. */
export const sourceAt = (address: string): UploadsSource => ({ address, close: () => Promise.resolve() });

const hasUploads = (dataDir: string): boolean => {
  try {
    return readdirSync(path.join(dataDir, "storage/uploads")).length > 0;
  } catch {
    return false;
  }
};

/** Runs the backend of the data directory during the build. */
const startFor = async (dataDir: string): Promise<UploadsSource> => {
  const backend = await startBackend({ dataDir, origin: "http://localhost", quiet: true });
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
export const openUploads = async (dataDir: string): Promise<UploadsSource> => {
  try {
    const running = await runningAddress(dataDir);
    if (running !== undefined) return sourceAt(running);
    return hasUploads(dataDir) ? await startFor(dataDir) : sourceAt("");
  } catch (error) {
    console.warn("The build leaves out the uploaded pictures:", error instanceof Error ? error.message : error);
    return sourceAt("");
  }
};

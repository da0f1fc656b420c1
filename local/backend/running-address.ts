/** Stores the URL of a running backend in its data directory, so that a build can find it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const fileOf = (dataDir: string): string => path.join(dataDir, "address");

/** Writes the URL to a file and returns a function that deletes the file. */
export const announceAddress = (dataDir: string, address: string): (() => void) => {
  writeFileSync(fileOf(dataDir), address);
  return () => rmSync(fileOf(dataDir), { force: true });
};

/** Returns the URL if a backend responds there. A backend that was killed leaves the file behind. */
export const runningAddress = async (dataDir: string): Promise<string | undefined> => {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const address = readFileSync(fileOf(dataDir), "utf8");
  const timeout = AbortSignal.timeout(5000);
  const answer = await fetch(`${address}/functions/v1/uploads`, { signal: timeout }).catch(() => undefined);
  return answer?.ok === true ? address : undefined;
};

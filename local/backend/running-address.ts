/** Where the backend of a data directory answers while it runs: a build beside it asks there. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const fileOf = (dataDir: string): string => path.join(dataDir, "address");

/** Writes the address to its file and returns a function that deletes the file. */
export const announceAddress = (dataDir: string, address: string): (() => void) => {
  writeFileSync(fileOf(dataDir), address);
  return () => rmSync(fileOf(dataDir), { force: true });
};

/** The address, if a backend answers there. One that was killed has left its address behind. */
export const runningAddress = async (dataDir: string): Promise<string | undefined> => {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const address = readFileSync(fileOf(dataDir), "utf8");
  const timeout = AbortSignal.timeout(5000);
  const answer = await fetch(`${address}/functions/v1/uploads`, { signal: timeout }).catch(() => undefined);
  return answer?.ok === true ? address : undefined;
};

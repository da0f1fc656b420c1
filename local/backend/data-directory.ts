/**
 * The embedded backend's files in its data directory: generated secrets, and the URL while it runs. `npm run reset` deletes them and all
 * other files of the backend, so that the next start creates everything anew.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { orExplain } from "../refusal.ts";
import { lockDataDir } from "./lock.ts";
import { defaultDataDir } from "./repository-paths.ts";

/** The key that pages send as `apikey`. It only means "anonymous", so it may be public. */
export const publicKey = "sb_publishable_embedded00000000000000000000000";

const schema = v.object({
  secretKey: v.string(),
  jwtSecret: v.string(),
  salt: v.string(),
  maintenanceSecret: v.string(),
});

export type Keys = v.InferOutput<typeof schema>;

/** The secrets in a file of the data directory. A missing file is created with new secrets, readable only by this user. */
export const storedSecrets = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  make: () => v.InferOutput<Schema>,
): v.InferOutput<Schema> => {
  if (existsSync(file)) return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  const secrets = make();
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
};

export const keysOf = (dataDir: string): Keys => {
  const random = () => randomBytes(24).toString("base64url");
  return storedSecrets(path.join(dataDir, "keys.json"), schema, () => ({
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
    salt: random(),
    maintenanceSecret: random(),
  }));
};

const addressFileOf = (dataDir: string): string => path.join(dataDir, "address");

/** Writes the URL to a file and returns a function that deletes the file. */
export const announceAddress = (dataDir: string, address: string): (() => void) => {
  writeFileSync(addressFileOf(dataDir), address);
  return () => rmSync(addressFileOf(dataDir), { force: true });
};

/** Returns the URL if a backend responds there. A backend that was killed leaves the file behind. */
export const runningAddress = async (dataDir: string): Promise<string | undefined> => {
  if (!existsSync(addressFileOf(dataDir))) return undefined;
  const address = readFileSync(addressFileOf(dataDir), "utf8");
  const timeout = AbortSignal.timeout(5000);
  const answer = await fetch(`${address}/functions/v1/uploads`, { signal: timeout }).catch(() => undefined);
  return answer?.ok === true ? address : undefined;
};

/** The files and folders that the embedded backend writes. Nothing else in the directory is deleted. */
const ownEntries = [
  "database",
  "database.new",
  "storage",
  "unfinished-uploads",
  "deno",
  "mailbox.jsonl",
  "keys.json",
  "staff.json",
  "address",
];

/** Throws an error if a running process uses the directory. */
export const reset = (dataDir: string): void => {
  if (!existsSync(dataDir)) return;
  const unlock = lockDataDir(dataDir);
  try {
    for (const name of ownEntries) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
};

if (require.main === module) {
  const dataDir = path.resolve(process.env.DATA_DIR ?? defaultDataDir);
  void orExplain(() => {
    reset(dataDir);
    console.log(`The data of the backend in ${dataDir} is deleted. The next start creates everything anew.`);
  });
}

/**
 * The secrets of a data directory, generated when the backend first starts with this directory, and stored in it. The
 * public key is not secret and is the same everywhere.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** The key that pages send as `apikey`. It only means "anonymous", so it may be public. */
export const publicKey = "sb_publishable_embedded00000000000000000000000";

const schema = v.object({
  secretKey: v.string(),
  jwtSecret: v.string(),
  salt: v.string(),
  maintenanceSecret: v.string(),
});

export type Keys = v.InferOutput<typeof schema>;

export const keysOf = (dataDir: string): Keys => {
  const file = path.join(dataDir, "keys.json");
  if (existsSync(file)) return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  const random = () => randomBytes(24).toString("base64url");
  const keys: Keys = {
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
    salt: random(),
    maintenanceSecret: random(),
  };
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
};

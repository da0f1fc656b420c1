/** Secrets of this data directory, made at its first start and kept. The public key is no secret and always the same. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** What pages send as `apikey`: it only says "anonymous", so it may be known. */
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

/** `npm run reset`: deletes the data directory's files of the embedded backend, so that the next start creates everything anew. */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { orExplain } from "../refusal.ts";
import { lockDataDir } from "./lock.ts";
import { defaultDataDir } from "./places.ts";

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

/**
 * A database directory with all migrations applied. It is created once and copied for each new data directory: PGlite
 * takes several seconds to create one, and a copy takes less than a second.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { isRunning } from "./lock.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { repository, systemSchemaFile, templateFolder } from "./repository-paths.ts";

/** Part of the template's hash, because another version of PGlite may write its files differently. */
const pglitePackage = path.join(repository, "node_modules/@electric-sql/pglite/package.json");

const templatePath = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of [systemSchemaFile, pglitePackage]) hash.update(await readFile(file));
  for (const { version, sql } of readMigrations()) hash.update(version).update(sql);
  return path.join(templateFolder, hash.digest("hex").slice(0, 16));
};

/**
 * Returns the path of the template. If it does not exist, creates it, and deletes all other templates and the drafts of
 * processes that have ended.
 */
export const prepareTemplate = async (): Promise<string> => {
  const finished = await templatePath();
  if (existsSync(finished)) return finished;
  const { PGlite } = await import("@electric-sql/pglite");
  const { pgcrypto } = await import("@electric-sql/pglite/contrib/pgcrypto");
  await mkdir(templateFolder, { recursive: true });
  const draft = `${finished}.${process.pid}`;
  try {
    const database = new PGlite({ dataDir: draft, extensions: { pgcrypto } });
    try {
      await migrate({
        script: async (sql) => void (await database.exec(sql)),
        query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
          (await database.query<Row>(sql, [...parameters])).rows,
      });
    } finally {
      await database.close();
    }
    // Another process may have finished first; the result is the same.
    await rename(draft, finished).catch((error: unknown) => {
      if (!existsSync(finished)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  for (const entry of await readdir(templateFolder)) {
    const creator = path.extname(entry).slice(1);
    if (entry === path.basename(finished) || (creator !== "" && isRunning(Number(creator)))) continue;
    await rm(path.join(templateFolder, entry), { recursive: true, force: true });
  }
  return finished;
};

/** Creates a database directory from the template, unless it exists. */
export const copyTemplate = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(await prepareTemplate(), draft, { recursive: true });
  await rename(draft, folder);
};

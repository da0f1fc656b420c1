/** Files and folders of the repository that the embedded backend uses. */
import path from "node:path";

export const repository = path.resolve(__dirname, "../..");
export const migrationsFolder = path.join(repository, "supabase/migrations");
export const functionsFolder = path.join(repository, "supabase/functions");
export const systemSchemaFile = path.join(__dirname, "system-schema.sql");
/** The folder of the prepared database that new data directories copy (template.ts). */
export const templateFolder = path.join(repository, "node_modules/.cache/embedded-backend");
/** The default data directory of the embedded backend; DATA_DIR overrides it. */
export const defaultDataDir = path.join(repository, ".data");

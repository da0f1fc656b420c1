/** Checks the changes in a copy of the content before anything is written, and writes them. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { signInTemplates } from "../backend/sign-in-emails";
import { policiesToKeep } from "../content/archive-policies";
import { readSiteFacts } from "../backend/site-facts";
import { writing } from "../refusal";
import type { Changes } from "./starter";

const config = "supabase/config.toml";

/** Deletes a folder that has become empty, and then its parents if they are empty too. */
const dropEmptyFolders = (folder: string, root: string): void => {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  dropEmptyFolders(dirname(folder), root);
};

/** Writes the changes to the project at `root`. */
export const writeChanges = (root: string, changes: Changes): void => {
  writing(root, "Remove its write protection, or run this as its owner.", () => {
    for (const [path, content] of changes) {
      const file = join(root, path);
      if (content === null) {
        rmSync(file, { force: true });
        dropEmptyFolders(dirname(file), root);
      } else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
  });
};

/**
 * Adds the changes that follow from others: the emails of the sign-in service and the copies of policies in force.
 * Throws a ContentError, with paths in `root`, if the content would become invalid.
 */
export const checkedChanges = async (root: string, changes: Changes): Promise<Changes> => {
  const copy = mkdtempSync(join(tmpdir(), "setup-"));
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true, preserveTimestamps: true });
    writeChanges(copy, changes);
    const policies = new Map(
      [...policiesToKeep(join(copy, "content")).copies].map(([path, text]) => [`content/${path}`, text] as const),
    );
    writeChanges(copy, policies);
    await loadContent(join(copy, "content"));
    const changed = changes.get(config);
    const settings = typeof changed === "string" ? changed : readFileSync(join(root, config), "utf8");
    const all = new Map([...changes, ...policies]);
    for (const [path, text] of Object.entries(signInTemplates(settings, readSiteFacts(join(copy, "content")))))
      if (readFileSync(join(root, path), "utf8") !== text) all.set(path, text);
    return all;
  } finally {
    rmSync(copy, { recursive: true });
  }
};

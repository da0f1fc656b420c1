/** Checks the changes in a copy of the content before anything is written, lists and writes them, and lists the remaining tasks. */
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
import { readSiteFacts } from "../backend/site-facts";
import { copiesToWrite } from "../content/archive-policies";
import { thingsToDo } from "../content/check-launch";
import { writing } from "../refusal";
import type { Changes } from "./starter";
import { type SetupTexts, say } from "./texts";

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
      [...copiesToWrite(join(copy, "content")).copies].map(([path, text]) => [`content/${path}`, text] as const),
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

/**
 * The folder of a file in `content` or `supabase`, such as `content/journal/`, or the file itself if it is in no
 * subfolder.
 */
const placeOf = (path: string): string => {
  const [top = "", folder = "", ...rest] = path.split("/");
  return rest.length === 0 ? path : `${top}/${folder}/`;
};

/** How often each name occurs. */
const counted = (names: readonly string[]): readonly (readonly [name: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
};

/** The changed and deleted files, counted by folder. */
export const fileList = (changes: Changes, texts: SetupTexts): string => {
  const part = (heading: string, isGone: boolean): readonly string[] => {
    const places = [...changes].flatMap(([path, content]) => ((content === null) === isGone ? placeOf(path) : []));
    if (places.length === 0) return [];
    const lines = counted(places.sort()).map(([place, count]) =>
      place.endsWith("/") ? `  ${place} (${count})` : `  ${place}`,
    );
    return [say(heading, { count: places.length }), ...lines];
  };
  return [...part(texts.written, false), ...part(texts.deleted, true)].join("\n");
};

/** The remaining tasks, counted by file. `npm run check:launch` lists each with its line. */
export const whatIsLeft = async (root: string, texts: SetupTexts): Promise<string> => {
  const rest = await thingsToDo(root);
  if (rest.length === 0) return texts.nothingLeft;
  return [
    say(texts.left, { count: rest.length }),
    ...counted(rest.map(({ file }) => file)).map(([file, count]) => `  ${file} (${count})`),
    texts.leftAll,
  ].join("\n");
};

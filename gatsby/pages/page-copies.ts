/**
 * Pages with a second address. What stands there differs in nothing but the address: once a page is finished it is copied, which takes a
 * fraction of the time that asking for its data and drawing it once more would take (docs/decisions/0022).
 */
import { existsSync, readFileSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { memoryPath } from "../remembered";

/** From the path of a page to that of its copy; both with language. */
export type Copies = ReadonlyMap<string, string>;

let planned: Copies = new Map();

/** The copies that this build is to make. */
export const plannedCopies = (): Copies => planned;

const paths = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Paths of the copies that the build before, or this one once it has planned, has made or is to make. */
const knownCopies = (memory: string): readonly string[] => {
  const known = existsSync(memory) ? v.safeParse(paths, readFileSync(memory, "utf8")) : undefined;
  return known?.success === true ? known.output : [];
};

const dataOf = (folder: string, path: string): string => resolve(folder, `./page-data${path}/page-data.json`);

/** Gatsby removes data of what is no page of its own; under this name it does not see them. */
const hidden = (file: string): string => file.replace(/\.json$/, ".copy");

const defaultMemory = memoryPath("page-copies");

/** Before a build: hides the data of the last one's copies from Gatsby, so that those which stay as they are need not be made again. */
export const hideCopies = (folder = publicFolder, memory = defaultMemory): void => {
  for (const path of knownCopies(memory)) {
    const file = dataOf(folder, path);
    if (existsSync(file)) renameSync(file, hidden(file));
  }
};

/** After a build: undoes that. */
export const showCopies = (folder = publicFolder, memory = defaultMemory): void => {
  for (const path of knownCopies(memory)) {
    const file = dataOf(folder, path);
    if (existsSync(hidden(file))) renameSync(hidden(file), file);
  }
};

/** Notes the copies, and removes from the built site those of the last build that are none any more. Before Gatsby writes its pages. */
export const planCopies = async (copies: Copies, folder = publicFolder, memory = defaultMemory): Promise<void> => {
  const now = new Set(copies.values());
  const gone = knownCopies(memory).filter((path) => !now.has(path));
  const folders = gone.flatMap((path) => [resolve(folder, `.${path}`), dirname(dataOf(folder, path))]);
  await Promise.all(folders.map((each) => rm(each, { recursive: true, force: true })));
  await writeChanged(memory, JSON.stringify([...now]));
  planned = copies;
};

/** The HTML or the data of a page as they are at its second address: where it names its own address, in any language, it names the other. */
export const copiedText = (text: string, path: string, copy: string): string => {
  const [from, to] = [withoutLanguage(path), withoutLanguage(copy)];
  return languages.reduce(
    (changed, language) => changed.replaceAll(`"${inLanguage(from, language)}"`, `"${inLanguage(to, language)}"`),
    text,
  );
};

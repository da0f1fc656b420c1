/** The project's and the built site's folders and files. Has few imports, because Gatsby compiles it for gatsby-config.ts too. */
import { readdirSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";

/** The root of the project, where Gatsby is started. */
export const projectFolder = process.cwd();

export const contentDirectory = resolve(projectFolder, "content");

export const publicFolder = resolve(projectFolder, "public");

/** Paths of all files below a folder, relative to that folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Whether a file, by its path in `public/`, is the HTML of a page. */
export const isPageFile = (path: string): boolean =>
  path.endsWith(".html") && !/^(?:page-data|static|_gatsby|~partytown)\//.test(path);

/** Paths of the HTML files of all pages. */
export const pageFiles = (folder: string): string[] => filesBelow(folder).filter(isPageFile);

/** The path at which a page's file is served: `/el/contact` for `el/contact.html` and for `el/contact/index.html`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;

/** Removes the files and folders at the root of a folder for which `isStale` is true, such as those of an earlier build. */
export const removeStale = async (folder: string, isStale: (name: string) => boolean): Promise<void> => {
  const stale = (await readdir(folder)).filter(isStale);
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true })));
};

/** Writes a text file unless it already has this text. An unchanged file's compressed copies stay valid, and it is not uploaded again. */
export const writeChanged = async (path: string, text: string): Promise<void> => {
  if ((await readFile(path, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

/** Writes a text file of the built site with `writeChanged`. */
export const writePublic = (path: string, text: string): Promise<void> => writeChanged(join(publicFolder, path), text);

/** Deletes a file that an earlier build may have written into `public/`, which hosts keep between builds. */
export const removePublic = (path: string): Promise<void> => rm(join(publicFolder, path), { force: true });

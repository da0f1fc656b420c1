/**
 * Writes the stamps and the names of Gatsby's scripts into the built pages and their data: after rendering, so that a changed script alone
 * does not make Gatsby render the pages again.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setStamp, withoutStamp } from "../../src/lib/build-record";
import { type AppScripts, appScriptsId } from "../../src/lib/page-data";
import { filesBelow, isPageFile } from "../folders";
import type { BuiltAssets } from "../hosting/saved-files";

/** The JSON that pages contain. */
export const appScripts = ({ hash, groups }: Pick<BuiltAssets, "hash" | "groups">): string => {
  const files = groups["app"] ?? [];
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  return JSON.stringify({ hash, scripts } satisfies AppScripts);
};

const inPage = new RegExp(`(<script type="application/json" id="${appScriptsId}">)[^<]*`);

/** Writes the names of Gatsby's scripts into the HTML of a page, or replaces them. Returns any other text unchanged. */
export const setAppScripts = (text: string, scripts: string): string =>
  text.replace(inPage, (_, start: string) => start + scripts);

/** The first `length` hexadecimal digits of a digest of some texts. */
const shortHash = (texts: readonly string[], length: number): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, length);

/**
 * All text that is written or replaced here is ASCII. So files can be read and written as Latin-1, one character for each byte: this changes no
 * other byte, and takes a tenth of the time of UTF-8.
 */
const encoding = "latin1";

const readUnstamped = (path: string): string => withoutStamp(readFileSync(path, encoding));

/** Writes a file only if its text changes, because the file's compressed copies are valid as long as its modification time is the same. */
const rewriteFile = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(path, encoding);
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed, encoding);
};

/** Match the data file of a page, and any data file. */
const pageData = /^page-data\/(.*)\/page-data\.json$/;
const anyData = /^page-data\/.*\.json$/;

/** The page that a file belongs to: `el/contact` for `el/contact.html` and for `page-data/el/contact/page-data.json`. */
const pageOf = (file: string): string => pageData.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** The paths of each page's HTML and data files. */
const pagesAmong = (files: readonly string[], folder: string) => {
  const pages = new Map<string, { html: string[]; data: string[] }>();
  for (const file of files) {
    if (!isPageFile(file) && !pageData.test(file)) continue;
    const page = pages.get(pageOf(file)) ?? { html: [], data: [] };
    (isPageFile(file) ? page.html : page.data).push(resolve(folder, file));
    pages.set(pageOf(file), page);
  }
  return [...pages.values()];
};

/**
 * Stamps the pages in `folder`. Returns `bundleHash`, the hash of what all pages share, and `build`, the hash of `bundleHash`,
 * the pages' data and their file names. Both depend only on which pages there are, on all page data, on the JSON of Gatsby's
 * script names (`scripts`) and on `others` (the service worker's code, the start scripts, the code of the build), so that they
 * do not change without a change in the build. Call it after all steps that change pages or their data.
 */
export const stampPages = (folder: string, scripts: string, others: readonly string[]) => {
  const files = filesBelow(folder).sort();
  const shared = files.filter((file) => anyData.test(file) && !pageData.test(file));
  const paths = shared.map((file) => resolve(folder, file));
  const bundleHash = shortHash([scripts, ...others, ...paths.map(readUnstamped)], 12);
  for (const path of paths) rewriteFile(path, (text) => setStamp(text, bundleHash));
  const stamps = pagesAmong(files, folder).map(({ html, data }) => {
    const stamp = `${bundleHash}-${shortHash(data.map(readUnstamped), 10)}`;
    for (const path of html) rewriteFile(path, (text) => setStamp(setAppScripts(text, scripts), stamp));
    for (const path of data) rewriteFile(path, (text) => setStamp(text, stamp));
    return stamp;
  });
  return { bundleHash, build: shortHash([bundleHash, ...stamps, ...files.filter(isPageFile)], 12) };
};

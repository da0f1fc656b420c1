/**
 * Writes the stamp and the names of Gatsby's scripts into a page, in a worker thread. After rendering, so that a changed script alone does
 * not make Gatsby render the page again.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { type AppScripts, appScriptsId } from "../../src/lib/page-data";
import type { BuiltAssets } from "../hosting/saved-files";
import { setStamp, withoutStamp } from "../../src/lib/build-record";

/** The JSON that pages contain. */
export const appScripts = ({ hash, groups }: Pick<BuiltAssets, "hash" | "groups">): string => {
  const files = groups["app"] ?? [];
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  return JSON.stringify({ hash, scripts } satisfies AppScripts);
};

const inPage = new RegExp(`(<script type="application/json" id="${appScriptsId}">)[^<]*`);

/** Writes or replaces the names in the HTML of a page. Returns any other text unchanged. */
export const setAppScripts = (text: string, scripts: string): string =>
  text.replace(inPage, (_, start: string) => start + scripts);

/** The paths of a page's HTML and data files, and the data that all pages of a build share. */
export interface PageToStamp {
  readonly html: readonly string[];
  readonly data: readonly string[];
  readonly bundleHash: string;
  /** The JSON of Gatsby's script names in pages. */
  readonly scripts: string;
}

/** The first `length` hexadecimal digits of a digest of some texts. */
export const shortHash = (texts: readonly string[], length: number): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, length);

/** Writes a file only if its text changes, because the file's compressed copies are valid as long as its modification time is the same. */
export const rewriteFile = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
};

export const readUnstamped = (path: string): string => withoutStamp(readFileSync(path, "utf8"));

/** Writes the names of the scripts and the stamp into the files of a page, and returns the stamp. */
export default ({ html, data, bundleHash, scripts }: PageToStamp): string => {
  const stamp = `${bundleHash}-${shortHash(data.map(readUnstamped), 10)}`;
  for (const path of html) rewriteFile(path, (text) => setStamp(setAppScripts(text, scripts), stamp));
  for (const path of data) rewriteFile(path, (text) => setStamp(text, stamp));
  return stamp;
};

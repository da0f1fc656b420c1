/** Stamps one page, in a thread of its own (gatsby/workers/run-in-workers.ts): one file after the other, so that nothing waits for promises. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { setStamp, withoutStamp } from "../../src/lib/build-stamp";
import { setAppScripts } from "../html/app-scripts";

export interface PageFiles {
  /** Paths of its HTML. */
  readonly html: readonly string[];
  /** Paths of its data. */
  readonly data: readonly string[];
}

/** What all pages of a build share. */
export interface SharedParts {
  readonly bundleHash: string;
  /** The names of Gatsby's scripts, as pages hold them. */
  readonly scripts: string;
}

/** The first hexadecimal digits of a digest of some texts. */
export const shortHash = (texts: readonly string[], length: number): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, length);

/** A file is written only if its text changes: its compressed copies hold as long as its time stays. */
export const rewriteFile = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
};

export const readUnstamped = (path: string): string => withoutStamp(readFileSync(path, "utf8"));

/** Sets the names of the scripts and the stamp into the files of a page, and answers the stamp. */
const stampPage = ({ html, data }: PageFiles, { bundleHash, scripts }: SharedParts): string => {
  const stamp = `${bundleHash}-${shortHash(data.map(readUnstamped), 10)}`;
  for (const path of html) rewriteFile(path, (text) => setStamp(setAppScripts(text, scripts), stamp));
  for (const path of data) rewriteFile(path, (text) => setStamp(text, stamp));
  return stamp;
};

/** Pages, and what they share. */
export interface PagesToStamp extends SharedParts {
  readonly pages: readonly PageFiles[];
}

export default ({ pages, ...shared }: PagesToStamp): string[] => pages.map((page) => stampPage(page, shared));

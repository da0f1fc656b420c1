/** The built pages as parsed documents (this needs jsdom), their structured data, and helpers for tests of every page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { addressOf, pageFiles, publicFolder } from "../../gatsby/folders";

export interface BuiltDocument {
  /** Path in the site, with the language prefix. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** Gatsby writes each not-found page a second time, as `404/index.html`. */
const isCopy = (file: string): boolean => /(?:^|\/)404\/index\.html$/.test(file);

/** All pages, including the not-found and offline pages, sorted by path. */
export const readDocuments = (): BuiltDocument[] =>
  pageFiles(publicFolder)
    .filter((file) => !isCopy(file))
    .sort()
    .map((file) => {
      const html = readFileSync(join(publicFolder, file), "utf8");
      return { path: addressOf(file), html, document: new DOMParser().parseFromString(html, "text/html") };
    });

/** The elements below `root` that match. */
export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** What `find` reports about each page, as `path: fault`, without duplicates. */
export const faultsOn = (
  pages: readonly BuiltDocument[],
  find: (document: Document, path: string, html: string) => readonly string[],
): string[] => [
  ...new Set(
    pages.flatMap(({ path, document, html }) => find(document, path, html).map((fault) => `${path}: ${fault}`)),
  ),
];

const thing = v.looseObject({ "@context": v.string(), "@type": v.string() });

/** The JSON-LD of a built page. Throws if it is invalid. */
export const structuredDataOf = (html: string): v.InferOutput<typeof thing>[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    v.parse(thing, JSON.parse(text ?? "")),
  );

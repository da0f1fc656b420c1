/** The built pages as parsed documents, which needs jsdom, and their structured data. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";

export const publicFolder = resolve(process.cwd(), "public");

export interface BuiltDocument {
  /** Path in the site, with the language prefix. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** HTML files that Gatsby uses internally. */
const notPages = /^(?:page-data|static|_gatsby|~partytown)\/|(?:^|\/)404\/index\.html$/;

const pathOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;

/** All pages, including the not-found and offline pages, sorted by path. */
export const readDocuments = (): BuiltDocument[] =>
  readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !notPages.test(file))
    .sort()
    .map((file) => {
      const html = readFileSync(join(publicFolder, file), "utf8");
      return { path: pathOf(file), html, document: new DOMParser().parseFromString(html, "text/html") };
    });

const thing = v.looseObject({ "@context": v.string(), "@type": v.string() });

/** The JSON-LD of a built page. Throws if it is invalid. */
export const structuredDataOf = (html: string): v.InferOutput<typeof thing>[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    v.parse(thing, JSON.parse(text ?? "")),
  );

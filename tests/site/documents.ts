/** The built pages as documents, for tests that look into their markup. Needs jsdom. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const publicFolder = resolve(process.cwd(), "public");

export interface BuiltDocument {
  /** Path in the site, language included. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** HTML that Gatsby keeps for itself. */
const notPages = /^(?:page-data|static|_gatsby|~partytown)\/|(?:^|\/)404\/index\.html$/;

const pathOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;

/** Every page, the not-found and offline pages among them, in the order of their paths. */
export const readDocuments = (): BuiltDocument[] =>
  readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !notPages.test(file))
    .sort()
    .map((file) => {
      const html = readFileSync(join(publicFolder, file), "utf8");
      return { path: pathOf(file), html, document: new DOMParser().parseFromString(html, "text/html") };
    });

/** Where the built scripts that run before Gatsby's are saved for the rest of the build, and for the headers. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "../../src/settings/languages";

export interface StartFiles {
  /** The inline script: the same bytes in every page. */
  readonly inline: string;
  /** Sources for a Content-Security-Policy's `script-src`, such as `'sha256-…'`. */
  readonly hashes: readonly string[];
  /** The address of each language's start bundle. */
  readonly bundles: Readonly<Record<Language, string>>;
  /** Texts in the HTML outside Gatsby's pages. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** False when the owner has set up no service that needs consent: then there is no banner. */
  readonly asksForConsent: boolean;
  /** The Content-Security-Policy that staff pages carry in their markup. */
  readonly staffPolicy: string;
  /** The house's mark, as markup. */
  readonly mark: string;
  /** A digest of the style sheets: pages are rendered again when it changes. */
  readonly styles: string;
}

export const startFilesPath = (root: string): string => resolve(root, ".cache", "start-files.json");

/** Reads what `buildStart` wrote. Throws when the site has not been built. */
export const readStartFiles = (root: string): StartFiles =>
  JSON.parse(readFileSync(startFilesPath(root), "utf8")) as StartFiles;

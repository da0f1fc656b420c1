/** The result of building the start scripts, saved for the rest of the build. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "../../src/settings/languages";

export interface StartFiles {
  /** The inline script, the same in every page. */
  readonly inline: string;
  /** Sources for a Content-Security-Policy's `script-src`, such as `'sha256-…'`. */
  readonly hashes: readonly string[];
  /** Path of each language's start bundle. */
  readonly bundles: Readonly<Record<Language, string>>;
  /** Paths of the parts that show a stay. The service worker caches them for pages that are opened with a stay offline. */
  readonly stayParts: readonly string[];
  /** Texts in the HTML outside Gatsby's page components. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** False if no service needs consent. Then there is no banner. */
  readonly asksForConsent: boolean;
  /** The Content-Security-Policy in the markup of staff pages. */
  readonly staffPolicy: string;
  /** The house's mark, as markup. */
  readonly mark: string;
  /** A digest of the style sheets. Pages are rendered again when it changes. */
  readonly styles: string;
}

export const startFilesPath = (root: string): string => resolve(root, ".cache", "start-files.json");

/** Reads what `buildStart` wrote. Throws when the site has not been built. */
export const readStartFiles = (root: string): StartFiles =>
  JSON.parse(readFileSync(startFilesPath(root), "utf8")) as StartFiles;

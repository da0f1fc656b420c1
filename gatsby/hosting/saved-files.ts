/** What one part of the build saves in `.cache/` for the others and for the local server. */
import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Compiler } from "webpack";
import * as v from "valibot";
import type { Redirect } from "../../src/settings/hosting";
import type { Language } from "../../src/settings/languages";

/** The build's scripts and styles, and the page component of each. */
export interface BuiltAssets {
  /** Webpack's hash of the build: changes with any script or style. */
  readonly hash: string;
  readonly files: readonly string[];
  /** Name of an entry or page component → its scripts and styles. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

const listPath = (root: string): string => resolve(root, ".cache", "built-assets.json");

export const readBuiltAssets = (root: string): BuiltAssets =>
  JSON.parse(readFileSync(listPath(root), "utf8")) as BuiltAssets;

export class AssetListPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("AssetListPlugin", ({ compilation, hash }) => {
      const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
      const files = compilation.getAssets().flatMap(({ name, info }) => [name, ...related(info)]);
      const list: BuiltAssets = { hash, files, groups: Object.fromEntries(groups) };
      mkdirSync(dirname(listPath(this.root)), { recursive: true });
      writeFileSync(listPath(this.root), JSON.stringify(list));
    });
  }
}

const related = (info: { readonly related?: unknown }): string[] =>
  Object.values((info.related ?? {}) as Record<string, string | string[]>).flat();

/** The file in which the build saves the headers. */
export const headersPath = (root: string): string => resolve(root, ".cache", "security-headers.json");

/** Header name → value. Throws when the site has not been built. */
export const readBuiltHeaders = (root: string): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(headersPath(root), "utf8")));

export const redirectsPath = (root: string): string => resolve(root, ".cache", "redirects.json");

/** The redirects of the last build; none if it did not write any. */
export const readBuiltRedirects = (root: string): readonly Redirect[] => {
  const path = redirectsPath(root);
  const schema = v.array(v.object({ from: v.string(), to: v.string() }));
  return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, "utf8"))) : [];
};

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

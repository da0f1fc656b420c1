/** Files in `.cache/` that one part of the build saves for other parts and for the local server. Only `readBuiltRedirects` accepts a missing file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import type { Compiler } from "webpack";
import type { Redirect } from "../../src/settings/hosting";
import type { Language } from "../../src/settings/languages";
import { projectFolder } from "../folders";

type SavedFile = "built-assets" | "redirects" | "security-headers" | "start-files";

const pathOf = (file: SavedFile): string => resolve(projectFolder, ".cache", `${file}.json`);
const read = (file: SavedFile): unknown => JSON.parse(readFileSync(pathOf(file), "utf8"));

export const save = (file: SavedFile, data: unknown): void => {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), JSON.stringify(data));
};

/** The build's scripts and styles, those of each entry or page component by name (`groups`), and webpack's hash of the build. */
export interface BuiltAssets {
  readonly hash: string;
  readonly files: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export const readBuiltAssets = (): BuiltAssets => read("built-assets") as BuiltAssets;

/** Saves a list of a build's scripts and styles, so that those of earlier builds can be removed. */
export const assetListPlugin = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap("AssetListPlugin", ({ compilation, hash }) => {
      const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
      const files = compilation.getAssets().flatMap(({ name, info }) => [name, ...related(info)]);
      save("built-assets", { hash, files, groups: Object.fromEntries(groups) } satisfies BuiltAssets);
    });
  },
};

const related = (info: { readonly related?: unknown }): string[] =>
  Object.values((info.related ?? {}) as Record<string, string | string[]>).flat();

/** The security headers of the last build: name → value. The Content-Security-Policy depends on the build's scripts. */
export const readBuiltHeaders = (): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), read("security-headers"));

/** The redirects of the last build; none if it did not write any. */
export const readBuiltRedirects = (): readonly Redirect[] =>
  existsSync(pathOf("redirects"))
    ? v.parse(v.array(v.object({ from: v.string(), to: v.string() })), read("redirects"))
    : [];

/** The start scripts of pages, and what the markup of pages needs besides them. */
export interface StartFiles {
  readonly inline: string;
  /** Sources for a Content-Security-Policy's `script-src`. */
  readonly hashes: readonly string[];
  readonly bundles: Readonly<Record<Language, string>>;
  /** URLs of the scripts that show a stay. The service worker caches them, so that pages opened offline show the chosen stay. */
  readonly stayParts: readonly string[];
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly asksForConsent: boolean;
  /** The Content-Security-Policy in the markup of staff pages. */
  readonly staffPolicy: string;
  /** The house's mark, as markup. */
  readonly mark: string;
  /** A digest of the style sheets in `src/`. */
  readonly styles: string;
}

/** What `buildStartScripts` saved. */
export const readStartFiles = (): StartFiles => read("start-files") as StartFiles;

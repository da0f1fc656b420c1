/** Writes a list of a build's scripts and styles, so that those of earlier builds can be removed. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Compiler } from "webpack";

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

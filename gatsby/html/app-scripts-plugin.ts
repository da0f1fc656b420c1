/**
 * Writes the names of Gatsby's own scripts as data into a slice of the pages' HTML. Gatsby sets slices into pages after
 * rendering and again whenever its scripts change, so that no page is rendered anew for a changed script.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler, Stats } from "webpack";
import { type AppScripts, appScriptsId } from "../../src/settings/page-data";
import { appScriptsSlice } from "./app-scripts-slice";

const appScripts = ({ compilation, hash }: Stats): AppScripts => {
  const files = compilation.namedChunkGroups.get("app")?.getFiles() ?? [];
  return { hash, scripts: files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`) };
};

export class AppScriptsPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("AppScriptsPlugin", (stats) => {
      if (stats.hasErrors()) return;
      const folder = resolve(this.root, "public/_gatsby/slices");
      mkdirSync(folder, { recursive: true });
      const data = JSON.stringify(appScripts(stats));
      const html = `<script type="application/json" id="${appScriptsId}">${data}</script>`;
      writeFileSync(resolve(folder, `${appScriptsSlice}.html`), html);
    });
  }
}

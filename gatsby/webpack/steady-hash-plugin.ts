/**
 * Names the application by the files it consists of. Webpack's own hash also depends on whether modules came from its cache: without
 * this, the second build of the same code would be another application, every page of it written and compressed anew.
 */
import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

export class SteadyHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("SteadyHashPlugin", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 20);
    });
  }
}

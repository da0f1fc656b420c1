/**
 * Loaded before Gatsby (local/build/gatsby-build.ts), in place of the part of it that has Parcel look for a gatsby-config.ts and a
 * gatsby-node.ts: there are none (load.cjs), and a process that loads Parcel to find none takes one to two seconds of every build. A build
 * that is begun without this file does the same, later.
 */
const { mkdirSync, rmSync } = require("node:fs");
const { join } = require("node:path");

const folder = ".cache/compiled";

/** Gatsby expects the folder of compiled files to be there, and empty. */
const compileGatsbyFiles = async (root) => {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
};

const part = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");
const exported = {
  COMPILED_CACHE_DIR: folder,
  compileGatsbyFiles,
  findCompiledLocalPluginModule: () => undefined,
  getResolvedFieldsForPlugin: () => ({ resolvedCompiledGatsbyNode: undefined }),
};
require.cache[part] = Object.assign(new module.constructor(part), { exports: exported, loaded: true });

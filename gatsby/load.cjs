/**
 * Compiles the build's own code, which is TypeScript, and loads it. Gatsby would have Parcel compile a gatsby-node.ts, which takes two
 * seconds of every first build; esbuild takes a tenth of one.
 */
const { existsSync } = require("node:fs");
const { join } = require("node:path");
const { buildSync } = require("esbuild");

/** Gatsby empties this folder when it starts, and leaves it alone from then on. */
const folder = join(__dirname, "../.cache/compiled");

/** Gatsby's further processes take what the first has compiled. */
const isFurther = process.env.GATSBY_WORKER_ID !== undefined;

/** What `gatsby/{name}.ts` exports. Throws with the place of a mistake in it. */
module.exports = function load(name) {
  const outfile = join(folder, `${name}.cjs`);
  if (!isFurther || !existsSync(outfile)) {
    buildSync({
      absWorkingDir: join(__dirname, ".."),
      entryPoints: [join(__dirname, `${name}.ts`)],
      outfile,
      bundle: true,
      packages: "external",
      platform: "node",
      target: "node20",
      logLevel: "warning",
    });
  }
  return require(outfile);
};

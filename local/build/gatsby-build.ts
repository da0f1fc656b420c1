/** How Gatsby is begun for a build. */
import { join } from "node:path";

/** The words of the command that builds the project in `folder`; to be run there. */
export const gatsbyBuild = (folder: string): readonly [string, ...string[]] => [
  process.execPath,
  "--require",
  join(folder, "gatsby/no-parcel.cjs"),
  "node_modules/gatsby/cli.js",
  "build",
];

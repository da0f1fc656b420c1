/** Pages of this site hold no slices of Gatsby's. It would read each page that it has drawn once more, to look for some. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../hosting/public-folder";

/** Before pages are drawn. */
export const lookForNoSlices = (): void => {
  const stitching = createRequire(join(projectFolder, "package.json"))("gatsby/dist/utils/slices/stitching") as object;
  Object.assign(stitching, { stitchSliceForAPage: () => Promise.resolve() });
};

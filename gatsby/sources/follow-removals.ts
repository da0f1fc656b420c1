/** Files that are removed while the development server runs: Gatsby deletes their nodes and calls no hook. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { bringUpToDate, enqueueThrough } from "./follow-edits";
import { contentChange } from "./content-issues";
import { contentDirectory } from "../content/content-directory";
import { currentContent, isDevelopment } from "./content-state";

let isFollowing = false;

/** From now on, removes from the pages whatever is deleted in `content/`, for example a suite. Only the first call has an effect. */
export const followRemovals = (args: SourceNodesArgs): void => {
  if (isFollowing || !isDevelopment()) return;
  isFollowing = true;
  enqueueThrough(args);
  void follow(args);
};

const follow = async (args: SourceNodesArgs): Promise<never> => {
  for (;;) {
    // Watches before it looks, so that a removal in between is noticed.
    const changed = contentChange(contentDirectory);
    const { paths } = await currentContent(args.reporter);
    if (![...paths].every((path) => existsSync(join(contentDirectory, path)))) await bringUpToDate(args);
    await changed;
  }
};

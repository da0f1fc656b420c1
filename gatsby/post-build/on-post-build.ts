import type { BuildArgs } from "gatsby";
import { writeFeeds } from "../feeds/write-feeds";
import { writeSearchIndex } from "../feeds/write-search-index";
import { beFound } from "../found/be-found";

type Step = (args: BuildArgs) => Promise<void>;

/** What happens to `public/` once the pages stand there, in this order. */
const steps: readonly Step[] = [writeFeeds, writeSearchIndex, beFound];

export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  for (const step of steps) await step(args);
};

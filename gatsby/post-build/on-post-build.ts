import type { BuildArgs } from "gatsby";
import { writeFeeds } from "../feeds/write-feeds";
import { writeSearchIndex } from "../feeds/write-search-index";
import { beFound } from "../found/be-found";
import { compressFiles } from "../hosting/compress";
import { removeStale } from "../hosting/remove-stale";
import { settlePages } from "../hosting/settle-pages";
import { writeHosting } from "../hosting/write-hosting";
import { writeServiceWorker } from "../service-worker/write-service-worker";
import { writeBuildRecord } from "./write-build-record";

type Step = (args: BuildArgs) => Promise<void>;

/** What happens to `public/` once the pages stand there, in this order. */
const steps: readonly Step[] = [
  removeStale,
  settlePages,
  writeFeeds,
  writeSearchIndex,
  beFound,
  writeServiceWorker,
  writeBuildRecord,
  writeHosting,
  compressFiles,
];

export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  for (const step of steps) await step(args);
};

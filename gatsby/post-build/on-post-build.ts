import type { BuildArgs } from "gatsby";
import { writeFeeds } from "../feeds/write-feeds";
import { searchIndexWritten } from "../feeds/search-step";
import { beFound } from "../found/be-found";
import { compressFiles } from "../hosting/compress";
import { removeStale } from "../hosting/remove-stale";
import { settlePages } from "../hosting/settle-pages";
import { writeHosting } from "../hosting/write-hosting";
import { showCopies } from "../pages/page-copies";
import { writeServiceWorker } from "../service-worker/write-service-worker";
import { endBackground } from "../work/background";
import { writeBuildRecord } from "./write-build-record";

type Step = readonly [what: string, step: (args: BuildArgs) => Promise<void> | void];

/** What happens to `public/` once the pages stand there, in this order. */
const steps: readonly Step[] = [
  ["remove scripts of earlier builds", removeStale],
  ["give pages their hosts' names", settlePages],
  ["show the pages' copies again", () => showCopies()],
  ["write feeds", writeFeeds],
  ["wait for the search index", searchIndexWritten],
  ["name the build, write the service worker", async (args) => writeBuildRecord(args, await writeServiceWorker())],
  ["write what search engines and link previews need", beFound],
  ["end what was done beside the build", endBackground],
  ["write headers and redirects", writeHosting],
  ["compress", compressFiles],
];

/** Each step tells its name and time. */
export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  for (const [what, step] of steps) {
    const timer = args.reporter.activityTimer(what);
    timer.start();
    await step(args);
    timer.end();
  }
};

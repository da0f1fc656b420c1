import type { BuildArgs } from "gatsby";
import type { Content } from "../content/content";
import { writeFeeds } from "../feeds/feed";
import { writeSearchIndex } from "../feeds/write-search-index";
import { writeSeoFiles } from "../seo/write-seo-files";
import { compressFiles } from "../hosting/compress";
import { checkPageNames, copyNotFound, removeStaleScripts } from "../hosting/public-pages";
import { writeAvailability } from "../backend/ask-backend";
import { writeHosting } from "../hosting/write-hosting";
import { currentContent } from "../sources/content-state";
import { writeServiceWorker } from "../service-worker/write-service-worker";
import { writeStayJson } from "../stay/stay-json";
import { writeBuildRecord } from "./write-build-record";

type Step = readonly [what: string, step: (content: Content, args: BuildArgs) => Promise<void> | void];

const stampBuild = async (_: Content, args: BuildArgs): Promise<void> =>
  writeBuildRecord(args, await writeServiceWorker());

/** The steps after Gatsby has written the pages to `public/`, in order. */
const steps: readonly Step[] = [
  ["check the names of pages", checkPageNames],
  ["remove scripts of earlier builds", removeStaleScripts],
  ["copy the Greek not-found page", copyNotFound],
  ["write feeds", writeFeeds],
  ["write the search index", writeSearchIndex],
  ["write what search engines and link previews need", writeSeoFiles],
  ["write the free nights", writeAvailability],
  ["write the facts and rates of the stay", writeStayJson],
  ["write headers and redirects", writeHosting],
  ["stamp the pages, write the service worker", stampBuild],
  ["compress", (_, { reporter }) => compressFiles(reporter)],
];

/** Runs the steps, and reports the name and duration of each. */
export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  const content = await currentContent(args.reporter);
  for (const [what, step] of steps) {
    const timer = args.reporter.activityTimer(what);
    timer.start();
    await step(content, args);
    timer.end();
  }
};

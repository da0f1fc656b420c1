import type { GatsbyNode } from "gatsby";
import { currentContent } from "../sources/content-state";
import { buildStart } from "./build-start";

/**
 * Builds the scripts that run before Gatsby's, in time for the pages to name them. They read some of the content as it
 * stands, so all of it is checked first: a mistake is told by file and line. Development goes without them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV !== "production") return;
  await currentContent(reporter);
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStart(process.cwd());
  activity.end();
};

import type { GatsbyNode } from "gatsby";
import { currentContent } from "../sources/content-state";
import { buildStart } from "./build-start";

/**
 * Builds the scripts that run before Gatsby's, before pages are rendered that name them. They read some of the content
 * directly, so all of it is checked first: a mistake is reported by file and line. Development does not use them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV !== "production") return;
  await currentContent(reporter);
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStart(process.cwd());
  activity.end();
};

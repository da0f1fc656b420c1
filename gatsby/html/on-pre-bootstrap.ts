import type { GatsbyNode } from "gatsby";
import { buildStart } from "./build-start";

/** Builds the scripts that run before Gatsby's, in time for the pages to name them. Development goes without them. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV !== "production") return;
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStart(process.cwd());
  activity.end();
};

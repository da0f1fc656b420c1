import type { GatsbyNode } from "gatsby";
import { currentContent } from "../sources/content-state";
import { writeBrand } from "../brand/write-brand";
import { buildStart } from "./build-start";

/** In HTML the mark needs no namespace; beside the words it says nothing of its own. */
const withoutNamespace = (drawing: string): string =>
  drawing.replace(/ xmlns="[^"]*"/, "").replace("<svg", '<svg aria-hidden="true" focusable="false"');

/**
 * Builds the scripts that run before Gatsby's, before pages are rendered that name them. They read some of the content
 * directly, so all of it is checked first: a mistake is reported by file and line. Development does not use them, but shows the wordmark.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const content = await currentContent(reporter);
  const { mark } = await writeBrand(content, process.cwd());
  if (process.env.NODE_ENV !== "production") return;
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStart(process.cwd(), content, withoutNamespace(mark));
  activity.end();
};

import type { GatsbyNode } from "gatsby";
import { currentContent } from "../sources/content-state";
import { writeBrand } from "../brand/write-brand";
import { writeSmallMaps } from "../location/small-map";
import { buildStart } from "./build-start";

/** The mark for use in HTML, which needs no namespace. The mark is hidden from screen readers, because a text stands beside the mark. */
const withoutNamespace = (drawing: string): string =>
  drawing.replace(/ xmlns="[^"]*"/, "").replace("<svg", '<svg aria-hidden="true"');

/**
 * Writes the files of brand and map, and builds the start scripts: after the content is checked, which they use, and before the pages,
 * which contain their names. Development has none.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const content = await currentContent(reporter);
  const { mark } = await writeBrand(content, process.cwd());
  await writeSmallMaps(content, process.cwd());
  if (process.env.NODE_ENV !== "production") return;
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStart(content, withoutNamespace(mark));
  activity.end();
};

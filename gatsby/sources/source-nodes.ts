import type { GatsbyNode } from "gatsby";
import { todayIn } from "../../src/lib/booking/days";
import { dueDates } from "../content/due-dates";
import { changedFigures } from "../content/policy-archive";
import { sourceUploads } from "../uploads/source-uploads";
import { sourceProof } from "../proof/source-proof";
import { sourceNights } from "../stay/source-nights";
import { currentContent } from "./content-state";
import { syncTextNodes } from "./text-nodes";
import { syncYamlNodes } from "./yaml-nodes";

/**
 * Sources the YAML files and the uploads of staff. Posts whose nodes an earlier build left in the cache are looked at again: one may have reached
 * its day since, or have been a draft that only the development server showed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await currentContent(args.reporter);
  for (const { file, line, task } of [
    ...dueDates(content, todayIn(content.site.hours.timeZone)),
    ...changedFigures(content),
  ])
    args.reporter.warn(`${file}:${line}  ${task}`);
  syncYamlNodes(content, args);
  await syncTextNodes(content, args);
  await sourceUploads(args);
  await sourceNights(content, args);
  await sourceProof(content, args);
};

import type { GatsbyNode } from "gatsby";
import { todayIn } from "../../src/lib/booking/days";
import { dueDates } from "../content/due-dates";
import { changedFigures } from "../content/policy-archive";
import { sourceUploads } from "../backend/upload-nodes";
import { sourceBackend } from "../backend/backend-nodes";
import { syncTextNodes, syncYamlNodes } from "./content-nodes";
import { currentContent } from "./content-state";
import { followRemovals } from "./follow-edits";

/**
 * Sources the YAML files, uploads, nights and the data of /proof. Warns of what ends soon and of policies whose figures have changed. Texts
 * with cached nodes are checked again: a post's day may have come, or it was a draft that only the development server showed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await currentContent(args.reporter);
  const today = todayIn(content.site.hours.timeZone);
  for (const { file, line, task } of [...dueDates(content, today), ...changedFigures(content)])
    args.reporter.warn(`${file}:${line}  ${task}`);
  syncYamlNodes(content, args);
  await syncTextNodes(content, args);
  await sourceUploads(args);
  await sourceBackend(content, args);
  followRemovals(args);
};

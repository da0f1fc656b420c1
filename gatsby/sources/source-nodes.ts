import type { GatsbyNode } from "gatsby";
import { sourceUploads } from "../uploads/source-uploads";
import { currentContent, isEditing } from "./content-state";
import { sourceFiles } from "./source-files";
import { sourced } from "./sourced";
import { placeTexts } from "./text-nodes";
import { sourceYamlNodes } from "./yaml-nodes";

/**
 * Sources the files, the YAML files and the uploads of staff. Posts that an earlier build left in the cache are looked at again: one may have reached its
 * day since, or have been a draft that only the development server showed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await currentContent(args.reporter);
  if (isEditing()) sourced.drop();
  else sourced.recall();
  await sourceFiles(args, sourced);
  sourceYamlNodes(content, args);
  await placeTexts(content, args);
  if (!isEditing()) sourced.keep();
  await sourceUploads(args);
};

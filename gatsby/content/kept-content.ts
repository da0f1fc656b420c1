/** The content for another process of a build that has checked it. */
import { contentDirectory } from "../sources/content-state";
import type { Content } from "./content";
import { forgetReadings, recallReadings } from "./keep-readings";
import { readChecked } from "./load";

/** Read with what the build has kept: nothing is parsed twice. Rejects when the content is not whole. */
export const keptContent = async (): Promise<Content> => {
  await recallReadings();
  const content = readChecked(contentDirectory);
  forgetReadings();
  return content;
};

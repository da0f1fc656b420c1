/** The content for another process of a build that has checked it. */
import type { Content } from "../content/content";
import { forgetReadings, recallReadings } from "../content/keep-readings";
import { readChecked } from "../content/load";
import { contentDirectory } from "./content-state";

/** Read with what the build has kept: nothing is parsed twice. Rejects when the content is not whole. */
export const keptContent = async (): Promise<Content> => {
  await recallReadings();
  const content = readChecked(contentDirectory);
  forgetReadings();
  return content;
};

/** The content as the running build or development server knows it: read once, and again whenever a file changes. */
import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import type { Content } from "../content/content";
import { ContentError } from "../content/fault";
import { loadContent } from "../content/load";
import { hasFault, setFault } from "./content-faults";
import { contentIsMended, contentStaysAsItWas } from "./content-messages";

export const contentDirectory = resolve(process.cwd(), "content");

/** While editing, drafts are shown and mistakes are told without ending the server. */
export const isEditing = (): boolean => process.env["gatsby_executing_command"] === "develop";

let good: Content | undefined;
let reading: Promise<Content> | undefined;

const read = async (reporter: Reporter): Promise<Content> => {
  const before = good;
  try {
    good = await loadContent(contentDirectory);
    if (hasFault()) reporter.success(contentIsMended);
    setFault("");
    return good;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (!isEditing() || before === undefined) return reporter.panic(error.message);
    const told = `${error.message}\n\n${contentStaysAsItWas}`;
    reporter.error(told);
    setFault(told);
    return before;
  }
};

/** The content as it is now. A mistake ends a build; while editing it is told, and what was good before stays. */
export const currentContent = (reporter: Reporter): Promise<Content> => {
  reading ??= read(reporter);
  return reading;
};

/** A file has changed: the next to ask reads again. */
export const forgetContent = (): void => {
  reading = undefined;
};

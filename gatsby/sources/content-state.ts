/** The content as the running build or development server knows it: read once, and again whenever a file changes. */
import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { ContentError } from "../content/content-issue";
import type { Content } from "../content/content";
import { loadContent } from "../content/load";
import { writeThemeSheet } from "../theme/theme-sheet";
import { contentChange } from "./content-change";
import { hasIssue, setIssue } from "./content-issues";
import { contentIsAwaited, contentIsMended, contentStaysAsItWas } from "./content-messages";

export const contentDirectory = resolve(process.cwd(), "content");

/** While editing, drafts are shown and mistakes are told without ending the server. */
export const isDevelopment = (): boolean => process.env["gatsby_executing_command"] === "develop";

let good: Content | undefined;
let reading: Promise<Content> | undefined;

const read = async (reporter: Reporter): Promise<Content> => {
  try {
    good = await loadContent(contentDirectory);
    if (hasIssue()) reporter.success(contentIsMended);
    setIssue("");
    writeThemeSheet(good.theme);
    return good;
  } catch (error) {
    if (!isDevelopment()) {
      if (error instanceof ContentError) return reporter.panic(error.message);
      throw error;
    }
    // A file that goes while it is read is no reason to end either: whoever moves it is not done yet.
    const message = error instanceof Error ? error.message : String(error);
    const told = `${message}\n\n${good === undefined ? contentIsAwaited : contentStaysAsItWas}`;
    reporter.error(told);
    setIssue(told);
    if (good !== undefined) return good;
    await contentChange(contentDirectory);
    return read(reporter);
  }
};

/** The content as it is now. A mistake ends a build; while editing it is told, and what was good before stays. */
export const currentContent = (reporter: Reporter): Promise<Content> => {
  reading ??= read(reporter);
  return reading;
};

/** A file has changed: the next to ask reads again. */
export const invalidateContent = (): void => {
  reading = undefined;
};

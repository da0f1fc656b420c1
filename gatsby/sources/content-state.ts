/** The content of the running build or development server: read once, and in development again whenever a file changes. */
import type { Reporter } from "gatsby";
import { contentDirectory } from "../folders";
import { ContentError } from "../content/content-issue";
import { type Content, type PostFile, isPublished } from "../content/content";
import { loadContent } from "../content/load";
import { reasonOf } from "../reason-of";
import { writeThemeSheets } from "../theme/theme-sheet";
import {
  contentChange,
  hasIssue,
  setIssue,
  fixedMessage,
  notStartedMessage,
  previousContentMessage,
} from "./content-issues";
import type { Language } from "../../src/settings/languages";
import { todayIn } from "../../src/lib/booking/days";

/** Whether this is the development server: it shows drafts, and reports mistakes without stopping. */
export const isDevelopment = (): boolean => process.env["gatsby_executing_command"] === "develop";

let lastValid: Content | undefined;
let reading: Promise<Content> | undefined;

const read = async (reporter: Reporter): Promise<Content> => {
  try {
    lastValid = await loadContent(contentDirectory);
    if (hasIssue()) reporter.success(fixedMessage);
    setIssue("");
    writeThemeSheets(lastValid.theme);
    return lastValid;
  } catch (error) {
    if (!isDevelopment()) {
      if (error instanceof ContentError) return reporter.panic(error.message);
      throw error;
    }
    // Other errors are reported too: a file may be moved or deleted while it is read.
    const report = `${reasonOf(error)}

${lastValid === undefined ? notStartedMessage : previousContentMessage}`;
    reporter.error(report);
    setIssue(report);
    if (lastValid !== undefined) return lastValid;
    await contentChange(contentDirectory);
    return read(reporter);
  }
};

/**
 * The current content. A mistake stops a build; the development server reports it and returns the last valid content or, if there is none yet,
 * waits until the mistake is fixed.
 */
export const currentContent = (reporter: Reporter): Promise<Content> => {
  reading ??= read(reporter);
  return reading;
};

/** Makes the next call of `currentContent` read the files again. */
export const invalidateContent = (): void => {
  reading = undefined;
};

/** The posts that have a page: those published on `today` (YYYY-MM-DD; the house's day by default); during development, all posts. */
export const visiblePosts = ({ posts, site }: Content, today = todayIn(site.hours.timeZone)): readonly PostFile[] =>
  isDevelopment() ? posts : posts.filter(({ head }) => isPublished(head, today));

/** The posts in one language, newest first. */
export const newestFirst = (posts: readonly PostFile[], language: Language): PostFile[] =>
  posts
    .filter((post) => post.language === language)
    .sort((one, other) => other.head.date.localeCompare(one.head.date) || (one.slug < other.slug ? -1 : 1));

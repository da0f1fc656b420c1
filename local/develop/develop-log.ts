/**
 * Chooses which of Gatsby's messages `npm run dev` prints: the URL, changed files, mistakes, and corrections. Pure
 * functions.
 */
import * as v from "valibot";
import { contentIsMended } from "../../gatsby/sources/content-messages";

/** The messages from Gatsby's process that matter to editors. Others are ignored. */
const message = v.object({
  type: v.literal("LOG_ACTION"),
  action: v.object({
    type: v.string(),
    payload: v.object({
      level: v.optional(v.string()),
      text: v.optional(v.string()),
      id: v.optional(v.string()),
      status: v.optional(v.string()),
    }),
  }),
});

/** Gatsby's activity for compiling the code of the pages, at the start and after each change. */
const compiling = "webpack-develop";

/** Warnings by Gatsby that need no action. */
const harmless: readonly RegExp[] = [
  // The page that lists several suites is also compiled for a house with one.
  /The GraphQL query in the non-page component .*templates[\\/]rooms\.tsx/,
  // The first picture of a page is encoded during its query.
  /^This query took more than \d+s to run/,
];

const changed = /^(added|changed|deleted) (?:file|directory) at (.+)$/;

export interface DevelopLog {
  /** Handles a message from Gatsby's process. */
  readonly onMessage: (message: unknown) => void;
}

interface DevelopLogOptions {
  readonly print: (line: string) => void;
  /** Printed when the pages can be opened for the first time. */
  readonly welcome: string;
  /** Folder to which printed paths are relative. */
  readonly root: string;
}

/** Handles Gatsby's messages in order and prints those that matter to editors. */
export const developLog = ({ print, welcome, root }: DevelopLogOptions): DevelopLog => {
  let isOpen = false;
  let isCodeBroken = false;
  let brokeWhileCompiling = false;

  const takeLog = (level: string, text: string): void => {
    if (level === "ERROR") {
      if (!text.startsWith("The content has")) {
        isCodeBroken = true;
        brokeWhileCompiling = true;
      }
      print(`\n${text}\n`);
    } else if (level === "WARNING" && !harmless.some((pattern) => pattern.test(text))) {
      print(`Warning: ${text}`);
    } else if (text === contentIsMended) {
      print(text);
    } else {
      const [, what, path] = changed.exec(text) ?? [];
      if (what !== undefined && path !== undefined) print(`${what}: ${path.replace(`${root}/`, "")}`);
    }
  };

  const takeCompiled = (status: string | undefined): void => {
    if (status !== "SUCCESS" || brokeWhileCompiling) return;
    if (isCodeBroken) print("Mended: the code compiles again.");
    isCodeBroken = false;
    if (!isOpen) print(welcome);
    isOpen = true;
  };

  return {
    onMessage: (given) => {
      const read = v.safeParse(message, given);
      if (!read.success) return;
      const { type, payload } = read.output.action;
      if (type === "LOG" && payload.level !== undefined && payload.text !== undefined)
        takeLog(payload.level, payload.text);
      if (type === "ACTIVITY_START" && payload.id === compiling) brokeWhileCompiling = false;
      if (type === "ACTIVITY_END" && payload.id === compiling) takeCompiled(payload.status);
    },
  };
};

/**
 * What `npm run dev` prints: changed files, warnings, errors and their correction, from Gatsby's messages; and the
 * site's URL once the pages can be opened.
 */
import * as v from "valibot";
import { fixedMessage } from "../../gatsby/sources/content-issues";

/** A log message or activity from Gatsby's process. Other messages are ignored. */
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
  // A query is slow when it encodes pictures for the first time.
  /^This query took more than \d+s to run/,
  // Some of these pages are missing in a house that has only one suite, no reviews or no posts.
  /^The GraphQL query in the non-page component\s"[^"]*\/src\/(?:templates\/(?:rooms|journal-list|journal-post)|pages\/(?:reviews|blog))\.tsx"/,
];

const changed = /^(added|changed|deleted) (?:file|directory) at (.+)$/;

interface DevelopLog {
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

/** Returns a handler for the messages of one run of Gatsby, which are expected in their order. */
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
    } else if (text === fixedMessage) {
      print(text);
    } else {
      const [, what, path] = changed.exec(text) ?? [];
      if (what !== undefined && path !== undefined) print(`${what}: ${path.replace(`${root}/`, "")}`);
    }
  };

  const takeCompiled = (status: string | undefined): void => {
    if (status !== "SUCCESS" || brokeWhileCompiling) return;
    if (isCodeBroken) print("Fixed: the code compiles again.");
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

/** What `npm run dev` prints of Gatsby's messages: the address, what changed, what is wrong, and when it is fixed. Pure. */
import * as v from "valibot";
import { contentIsMended } from "../../gatsby/sources/content-messages";

/** Gatsby's messages to its parent process that an editor needs; there are others. */
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

/** The activity in which Gatsby compiles the code of the pages, at first and after every change. */
const compiling = "webpack-develop";

/** Warnings of Gatsby that need no action here. */
const harmless: readonly RegExp[] = [
  // The list of several suites is compiled for a house with one as well.
  /The GraphQL query in the non-page component .*templates[\\/]rooms\.tsx/,
  // The first picture of a page is encoded while its query waits.
  /^This query took more than \d+s to run/,
];

const changed = /^(added|changed|deleted) (?:file|directory) at (.+)$/;

export interface DevelopLog {
  /** Takes a message of Gatsby's process. */
  readonly onMessage: (message: unknown) => void;
}

interface DevelopLogOptions {
  readonly print: (line: string) => void;
  /** Printed when the pages can be opened for the first time. */
  readonly welcome: string;
  /** Folder below which files are named. */
  readonly root: string;
}

/** Reads Gatsby's messages, one after the other, and prints those that concern an editor. */
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

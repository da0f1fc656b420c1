/** Mistakes and changes of the content during development. */
import { watch } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { contentIssuesPath } from "../../src/settings/routes";

/** Milliseconds to wait after the first change, because text editors write a file in several steps. */
const settleDelay = 200;

/**
 * Resolves `settleDelay` milliseconds after a file below `directory` has changed. Until then, or until `signal` is aborted, the process does
 * not end.
 */
export const contentChange = (directory: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(directory, { recursive: true, ...(signal && { signal }) }, () => {
      watcher.close();
      resolve(pause(settleDelay));
    });
  });

/** Printed when a change has removed the last mistake. */
export const fixedMessage = "Fixed: the content has no mistakes any more.";
/** Added to a mistake while the pages are shown with the last valid content. */
export const previousContentMessage = "Until this is fixed, the pages show the previous content.";
/** Added to a mistake while there is no valid content yet. */
export const notStartedMessage = "The site starts as soon as this is fixed and saved.";

type Listener = (issue: string) => void;

let currentIssue = "";
const listeners = new Set<Listener>();

/** Whether there was an issue when the content was last read. */
export const hasIssue = (): boolean => currentIssue !== "";

/** Sets the current issue and calls every listener. An empty string means that there is none. */
export const setIssue = (issue: string): void => {
  currentIssue = issue;
  for (const listener of listeners) listener(issue);
};

/** Calls `listener` with the current issue, now and after every change. Returns a function that stops this. */
export const followIssues = (listener: Listener): (() => void) => {
  listeners.add(listener);
  listener(currentIssue);
  return () => void listeners.delete(listener);
};

interface Server {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Streams the issue to each page as server-sent events; src/features/errors/api/content-issues.ts shows it. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  (app as unknown as Server).get(contentIssuesPath, (request, response) => {
    // no-transform prevents compression, which would hold an event back until more data follows.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    const stop = followIssues((issue) => response.write(`data: ${JSON.stringify(issue)}\n\n`));
    request.on("close", stop);
  });
};

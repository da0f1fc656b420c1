/** The current issue of the content during development: the server sends it to all open pages. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { contentIssuesPath } from "../../src/settings/develop";

type Listener = (issue: string) => void;

let present = "";
const listeners = new Set<Listener>();

/** Whether there was an issue when the content was last read. */
export const hasIssue = (): boolean => present !== "";

/** Sets the current issue and calls every listener. An empty string means that there is none. */
export const setIssue = (issue: string): void => {
  present = issue;
  for (const listener of listeners) listener(issue);
};

/** Calls `listener` with the current issue, now and after every change. Returns a function that stops this. */
export const followIssues = (listener: Listener): (() => void) => {
  listeners.add(listener);
  listener(present);
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

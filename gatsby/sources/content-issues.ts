/** What is wrong with the content while somebody edits it: told to the pages that are open. */
import type { GatsbyNode } from "gatsby";
import { contentIssuesPath } from "../../src/settings/develop";

type Listener = (issue: string) => void;

let present = "";
const listeners = new Set<Listener>();

/** Whether something was wrong when the content was last read. */
export const hasIssue = (): boolean => present !== "";

/** Says what is wrong now; an empty text: nothing. */
export const setIssue = (issue: string): void => {
  present = issue;
  for (const listener of listeners) listener(issue);
};

/** Calls back with what is wrong, now and after every change. Answers how to stop. */
export const followIssues = (listener: Listener): (() => void) => {
  listeners.add(listener);
  listener(present);
  return () => void listeners.delete(listener);
};

interface Request {
  on: (event: "close", listener: () => void) => void;
}
interface Response {
  writeHead: (status: number, headers: Readonly<Record<string, string>>) => void;
  write: (text: string) => void;
}
interface Server {
  get: (path: string, answer: (request: Request, response: Response) => void) => void;
}

/** The development server streams it to each page (src/features/errors/api/content-issues.ts shows it). */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  (app as unknown as Server).get(contentIssuesPath, (request, response) => {
    // Compressed, an event would wait for more to come.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    const stop = followIssues((issue) => response.write(`data: ${JSON.stringify(issue)}\n\n`));
    request.on("close", stop);
  });
};

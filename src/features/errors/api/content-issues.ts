/** Development server only: receives content errors. */
import { showContentIssue } from "../content-issues";

/** Listens to the development server at `path` for as long as the page is open. */
export const followContentIssues = (path: string): void => {
  new EventSource(path).addEventListener("message", ({ data }) => {
    const issue: unknown = JSON.parse(String(data));
    showContentIssue(typeof issue === "string" ? issue : "");
  });
};

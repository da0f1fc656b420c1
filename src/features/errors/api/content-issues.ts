/** Development server only: shows content errors over the page until they are fixed. */
import { element } from "../../../lib/dom/element";
import * as styles from "../content-issues.module.css";

const id = "content-issues";

/** Shows content errors in place of the previous ones; an empty text removes them. The error text can be collapsed to its first line. */
export const showContentIssue = (issue: string): void => {
  document.getElementById(id)?.remove();
  if (issue === "") return;
  const [first = "", ...rest] = issue.split("\n");
  document.body.append(
    element(
      "div",
      { id, class: styles.issues ?? "", role: "alert" },
      element("details", { open: true }, element("summary", {}, first), element("pre", {}, rest.join("\n").trim())),
    ),
  );
};

/** Listens to the development server at `path` for as long as the page is open. */
export const followContentIssues = (path: string): void => {
  new EventSource(path).addEventListener("message", ({ data }) => {
    const issue: unknown = JSON.parse(String(data));
    showContentIssue(typeof issue === "string" ? issue : "");
  });
};

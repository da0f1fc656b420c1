/** For the development server only: shows what is wrong with the content over the page until it is fixed. */
import { element } from "../../lib/dom/element";
import * as styles from "./content-issues.module.css";

const id = "content-issues";

/** Shows an issue in place of the one before; an empty text removes it. It can be collapsed to its first line. */
export const showContentIssue = (issue: string): void => {
  document.getElementById(id)?.remove();
  if (issue === "") return;
  const [first = "", ...rest] = issue.split("\n");
  document.body.append(
    element(
      "div",
      { id, class: styles.faults ?? "", role: "alert" },
      element("details", { open: true }, element("summary", {}, first), element("pre", {}, rest.join("\n").trim())),
    ),
  );
};

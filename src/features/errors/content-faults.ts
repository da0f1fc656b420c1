/** For the development server alone: what is wrong with the content lies over the page until it is mended. */
import { element } from "../../lib/dom/element";
import * as styles from "./content-faults.module.css";

const id = "content-faults";

/** Shows a fault in place of the one before; an empty text takes it away. It can be folded to its first line. */
export const showContentFault = (fault: string): void => {
  document.getElementById(id)?.remove();
  if (fault === "") return;
  const [first = "", ...rest] = fault.split("\n");
  document.body.append(
    element(
      "div",
      { id, class: styles.faults ?? "", role: "alert" },
      element("details", { open: true }, element("summary", {}, first), element("pre", {}, rest.join("\n").trim())),
    ),
  );
};

import { adoptStyles, element } from "../../lib/dom/element";
import { isRootEmpty } from "../start-up/app-root";
import { isLoading } from "./loading-store";
import styles from "./spinner.sheet.css";

const makeSpinner = (label: string, drawing: string): HTMLElement => {
  adoptStyles(styles);
  const mark = element("span", { class: "route-spinner-mark" });
  mark.innerHTML = drawing;
  return element(
    "div",
    { class: "route-spinner", role: "status" },
    mark,
    element("span", { class: "visually-hidden" }, label),
  );
};

/** Shows the spinner while the isLoading flag is set and the root has content. An empty root shows the overlay instead. */
export const watchSpinner = (label: string, drawing: string): void => {
  let spinner: HTMLElement | null = null;
  window.addEventListener("loading-changed", () => {
    spinner?.remove();
    spinner = isLoading() && !isRootEmpty() ? makeSpinner(label, drawing) : null;
    if (spinner !== null) document.body.append(spinner);
  });
};

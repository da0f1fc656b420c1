/** Whether the visitor has begun something that a change of page would take away (decisions §3). */
import { changedFields } from "../../lib/dom/is-changed";
import { openPopovers } from "../../lib/dom/open-popovers";

let typed = false;

/** Notes whether something has been or is typed or chosen in the page. */
export const watchTyping = (): void => {
  typed = changedFields().length > 0;
  const note = () => {
    typed = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
};

/** True once the visitor has begun to type, has scrolled past the first screen, or has opened a dialog or menu. */
export const isVisitorEngaged = (): boolean =>
  typed ||
  window.scrollY > window.innerHeight ||
  document.querySelector("dialog[open], [role=dialog]") !== null ||
  openPopovers().length > 0;

/** Whether the visitor has begun something that a change of page would take away (decisions §3). */

let typed = false;

/** Notes from now on whether something is typed or chosen in the page. */
export const watchTyping = (): void => {
  const note = () => {
    typed = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
};

/** True once the visitor has begun to type, has scrolled past the first screen, or has opened a dialog or menu. */
export const isVisitorEngaged = (): boolean =>
  typed || window.scrollY > window.innerHeight || document.querySelector("dialog[open], :popover-open") !== null;

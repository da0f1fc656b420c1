/** Which clicks and forms the browser cannot handle without scripts. */

/**
 * The clicked element that waits for scripts: a button that neither submits a form nor opens a popover or dialog
 * natively, or any element with `data-replay`. Null if the browser handles the click itself, or if the start scripts
 * created the button and handle it (`data-start`).
 */
export const waitingButton = (target: EventTarget | null): HTMLElement | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>("button,[data-replay]") : null;
  if (element === null || !(element instanceof HTMLButtonElement)) return element;
  const native =
    element.disabled ||
    element.hasAttribute("data-start") ||
    (element.form !== null && element.type !== "button") ||
    element.hasAttribute("popovertarget") ||
    (element.hasAttribute("commandfor") && "command" in element);
  return native ? null : element;
};

/** Whether a form needs scripts: forms with method `post` do; dialogs and search forms do not. */
export const waitingForm = (form: HTMLFormElement): boolean => form.method === "post";

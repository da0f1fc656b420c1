/** Which clicks and forms the browser cannot answer by itself. */

/**
 * The element of a click that waits for scripts: a button that neither sends a form nor opens a popover or dialog by
 * itself, or anything that asks for it by `data-replay`. Null when the browser answers alone, or for a button that
 * scripts made and therefore answer already (`data-start`).
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

/** Whether a form needs scripts to be sent: those that post do, dialogs and searches that get an address do not. */
export const waitingForm = (form: HTMLFormElement): boolean => form.method === "post";

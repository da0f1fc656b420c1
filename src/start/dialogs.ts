/** Dialog buttons: browsers that support `command` open the dialog themselves, others need this listener. */

/** The dialog named by a button's `data-dialog-open`; null if the browser opens it itself. */
export const dialogOf = (target: Element): HTMLDialogElement | null => {
  const button = target.closest<HTMLButtonElement>("button[data-dialog-open]");
  if (button === null || "command" in HTMLButtonElement.prototype) return null;
  const dialog = document.getElementById(button.dataset["dialogOpen"] ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

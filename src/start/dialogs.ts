/** Buttons that open a dialog by themselves in browsers that know `command`, and by this listener in those that do not. */

/** The dialog a button asks for by `data-dialog-open`, where the browser does not open it itself. */
export const dialogOf = (target: Element): HTMLDialogElement | null => {
  const button = target.closest<HTMLButtonElement>("button[data-dialog-open]");
  if (button === null || "command" in button) return null;
  const dialog = document.getElementById(button.dataset["dialogOpen"] ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens a dialog when its component mounts. Unmounting closes the dialog, which returns the focus. `onClose` is called when the visitor
 * closes the dialog, but not on unmounting, because the browser dispatches `close` later, when another dialog may already be open.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement>, onClose: () => void): void => {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.addEventListener("close", onClose);
    return () => element?.removeEventListener("close", onClose);
  }, [dialog, onClose]);
};

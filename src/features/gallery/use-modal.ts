import { type RefObject, useLayoutEffect } from "react";

/**
 * A dialog that is open while its component is mounted, and gives the focus back when it goes. `onClose` is called when the visitor closes it, and
 * not when the component goes: the browser sends `close` later, when another dialog may have taken its place.
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

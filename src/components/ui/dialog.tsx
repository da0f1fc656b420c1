import { type ComponentProps, forwardRef } from "react";

/**
 * A native modal dialog, which traps the focus, returns it on closing and closes on Escape. Open it with `showModal()`
 * on its ref, or without scripts by a button with `command="show-modal"`. A click on the backdrop closes it too.
 */
export const Dialog = forwardRef<HTMLDialogElement, ComponentProps<"dialog">>(function Dialog(
  { children, ...rest },
  ref,
) {
  return (
    // With the keyboard, Escape closes the dialog; the click handler is only for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
});
